import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { media } from 'ui-kit/media'

export const usePaperTableStyles = makeStyles({
  table: {
    width: '100%',
    // So that the columns of all phases are in line.
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    textAlign: 'left',
    fontSize: '12px',
    lineHeight: '16px',
    '& th, & td': { padding: '4px 12px 4px 0', verticalAlign: 'top' },
    // On the line of the words beside it.
    '& [role=img]': { minHeight: '16px' },
    '& thead th': { color: look.ink2, fontWeight: 600, borderBottom: `1px solid ${look.ink3}` },
  },
  wide: { width: '18%' },
  row: { breakInside: 'avoid', borderBottom: `1px solid ${look.line}` },
  name: { fontWeight: 600, overflowWrap: 'anywhere' },
  client: { display: 'block', fontWeight: 400, color: look.ink2 },
  // A column of a phone's screen has no room for it.
  day: { whiteSpace: 'nowrap', [media.phone]: { whiteSpace: 'normal' } },
  number: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})
