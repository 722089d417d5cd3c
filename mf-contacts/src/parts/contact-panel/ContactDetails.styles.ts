import { makeStyles } from '@fluentui/react-components'

export const useContactDetailsStyles = makeStyles({
  sections: { display: 'flex', flexDirection: 'column', gap: '20px' },
})
