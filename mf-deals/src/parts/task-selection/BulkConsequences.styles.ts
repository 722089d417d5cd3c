import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useBulkConsequencesStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '12px', paddingBlock: '4px 16px' },
  heading: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600, color: look.ink },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { paddingBlock: '8px', '& + &': { borderTop: `1px solid ${look.line}` } },
  name: { fontWeight: 500, color: look.ink, overflowWrap: 'anywhere' },
  dates: { fontSize: '13px', lineHeight: '20px', color: look.ink2 },
})
