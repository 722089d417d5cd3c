import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useContactTasksStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: '4px',
    borderBottom: `1px solid ${look.line}`,
    paddingBlock: '4px',
  },
  text: { paddingTop: '6px', minWidth: 0, overflowWrap: 'anywhere' },
  meta: { display: 'flex', flexWrap: 'wrap', gap: '0 10px', fontSize: '13px', color: look.ink3 },
  edit: { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px', paddingBottom: '8px' },
  form: { display: 'flex', flexDirection: 'column', gap: '8px', paddingTop: '12px' },
  pair: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px', '& input, & select': { minWidth: 0 } },
})
