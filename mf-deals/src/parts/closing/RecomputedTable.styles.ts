import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useRecomputedTableStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  deal: { padding: '8px 0', borderTop: `1px solid ${look.line}` },
  head: { display: 'flex', justifyContent: 'space-between', gap: '12px', fontWeight: 500 },
  day: { color: look.ink3, fontWeight: 400, whiteSpace: 'nowrap' },
  parts: {
    display: 'flex',
    gap: '4px 16px',
    flexWrap: 'wrap',
    fontVariantNumeric: 'tabular-nums',
    [media.phone]: { flexDirection: 'column' },
  },
})
