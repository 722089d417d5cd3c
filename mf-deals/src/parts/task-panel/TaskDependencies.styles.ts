import { makeStyles } from '@fluentui/react-components'

export const useTaskDependenciesStyles = makeStyles({
  list: { listStyleType: 'none', margin: '6px 0 0', padding: 0 },
  row: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '32px' },
  title: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
})
