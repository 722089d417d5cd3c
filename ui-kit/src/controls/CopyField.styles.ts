import { makeStyles } from '@fluentui/react-components'

export const useCopyFieldStyles = makeStyles({
  row: { display: 'flex', gap: '8px', marginBottom: '10px' },
  text: { flexGrow: 1, minWidth: 0 },
  copy: { minWidth: '88px' },
})
