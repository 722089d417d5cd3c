import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useClosingTasksStyles = makeStyles({
  // Half a row shows that there are more.
  list: { listStyleType: 'none', margin: 0, padding: 0, maxHeight: '290px', overflowY: 'auto' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 140px',
    columnGap: '12px',
    alignItems: 'center',
    paddingBlock: '6px',
    '& + &': { borderTop: `1px solid ${look.line}` },
  },
  title: { color: look.ink, minWidth: 0, overflowWrap: 'anywhere' },
  day: { fontSize: '12px', color: look.ink2 },
})
