import { makeStyles } from '@fluentui/react-components'

export const useTaskRemindersStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0, display: 'grid', gap: '6px' },
  legend: { padding: '0 0 4px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '32px' },
  words: { flexGrow: 1, minWidth: 0 },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '8px',
    '& > :first-child': { gridColumn: '1 / -1' },
    '& .fui-Input': { minWidth: 0, width: '100%' },
    '& input, & select': { minWidth: 0, width: '100%' },
    '& > *': { minWidth: 0 },
  },
  whole: { gridColumn: '1 / -1' },
})
