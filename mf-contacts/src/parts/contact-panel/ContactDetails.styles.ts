import { makeStyles } from '@fluentui/react-components'

export const useContactDetailsStyles = makeStyles({
  sections: { display: 'flex', flexDirection: 'column', gap: '20px' },
  reach: { paddingBlock: '12px 4px', '& > *': { flexGrow: 0, minWidth: '96px' } },
})
