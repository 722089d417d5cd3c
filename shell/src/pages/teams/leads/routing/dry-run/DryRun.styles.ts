import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { thumbLink } from 'ui-kit/touch'

export const useDryRunStyles = makeStyles({
  parts: { display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' },
  title: { margin: '0 0 8px', fontSize: '14px', fontWeight: 600, color: look.ink },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  count: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    gap: '2px 12px',
    padding: '6px 0',
    color: look.ink,
  },
  label: { minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 },
  link: { ...thumbLink, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600, color: look.ink },
  number: { color: look.ink2, fontVariantNumeric: 'tabular-nums' },
  track: { gridColumn: '1 / -1', height: '6px', borderRadius: '3px', backgroundColor: look.track },
  bar: { display: 'block', height: '100%', borderRadius: '3px', backgroundColor: look.brand2 },
  lead: { padding: '13px 0', borderTop: `1px solid ${look.line}`, color: look.ink },
  head: { display: 'flex', flexWrap: 'wrap', gap: '2px 12px', justifyContent: 'space-between' },
  winner: { color: look.ink },
  small: { color: look.ink2, fontSize: '13px', overflowWrap: 'anywhere' },
})
