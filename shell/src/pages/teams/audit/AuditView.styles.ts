import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useAuditStyles = makeStyles({
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    // Who takes two columns, so that both dates are beside each other.
    [media.tight]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', '& > :first-child': { gridColumn: 'span 2' } },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    gap: '12px',
    alignItems: 'start',
    marginBottom: '16px',
    '& input, & select': { width: '100%', minWidth: 0 },
  },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: '110px 150px minmax(0, 1fr)',
    gap: '0 16px',
    padding: '8px 0',
    borderTop: `1px solid ${look.line}`,
    ':first-child': { borderTopStyle: 'none' },
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
  at: { color: look.ink3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  who: { fontWeight: 500 },
  what: { minWidth: 0, overflowWrap: 'anywhere', [media.phone]: { gridColumn: '1 / -1' } },
  changes: { margin: '4px 0 0', padding: 0, listStyleType: 'none', fontSize: '13px', color: look.ink2 },
  summary: {
    cursor: 'pointer',
    color: look.ink3,
    fontSize: '12px',
    lineHeight: '24px',
    [media.phone]: { lineHeight: '44px' },
  },
  more: { display: 'flex', justifyContent: 'center', padding: '16px 0 0' },
})
