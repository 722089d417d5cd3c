import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useDealEffectsStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '12px', paddingBlock: '4px 16px' },
  heading: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600, color: look.ink },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '12px',
    paddingBlock: '8px',
    '& + &': { borderTop: `1px solid ${look.line}` },
  },
  name: { fontWeight: 500, color: look.ink, overflowWrap: 'anywhere', minWidth: 0 },
  days: { color: look.ink2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  to: { color: look.ink, fontWeight: 500 },
  more: { flexBasis: '100%', fontSize: '13px', lineHeight: '20px', color: look.ink2 },
})
