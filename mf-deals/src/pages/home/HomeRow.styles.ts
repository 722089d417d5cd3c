import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useHomeRowStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  item: { '& + &': { borderTop: `1px solid ${look.line}` } },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 12px',
    minHeight: '48px',
    padding: '6px 8px',
    margin: '0 -8px',
    borderRadius: '6px',
    color: look.ink,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: look.page },
    ':focus-visible': { outline: `2px solid ${look.brand3}` },
  },
  name: { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  meta: {
    gridColumn: '1',
    fontSize: '12px',
    lineHeight: '18px',
    color: look.ink3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  end: {
    gridColumn: '2',
    gridRow: '1 / span 2',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    fontSize: '13px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  withIcon: { display: 'flex', alignItems: 'center', gap: '4px' },
  /** A row whose date is a button. */
  beside: { display: 'flex', alignItems: 'center', gap: '12px', '& > a': { flexGrow: 1, marginRight: 0 } },
  day: { flexShrink: 0, fontSize: '13px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  quiet: { fontWeight: 400, color: look.ink3 },
})
