import { makeStyles } from '@fluentui/react-components'

export const usePasscodeFormStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '14px' },
})
