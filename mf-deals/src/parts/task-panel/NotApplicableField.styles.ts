import { makeStyles } from '@fluentui/react-components'

export const useNotApplicableFieldStyles = makeStyles({
  line: { display: 'flex', gap: '8px', '& > :first-child': { flexGrow: 1, minWidth: 0 } },
  start: { alignSelf: 'flex-start' },
})
