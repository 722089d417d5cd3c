import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useApplyTemplatePanelStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBlock: '4px 16px' },
  stale: { opacity: 0.6 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  milestone: { '& + &': { marginTop: '14px' } },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '16px',
    alignItems: 'baseline',
    paddingBlock: '6px',
    borderTop: `1px solid ${look.line}`,
  },
  head: { fontWeight: 600, borderTopStyle: 'none', paddingBlock: '2px 4px' },
  title: { minWidth: 0, overflowWrap: 'anywhere', color: look.ink },
  quiet: { color: look.ink3, fontWeight: 400 },
  day: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', fontSize: '13px', fontWeight: 600, color: look.ink },
  why: { gridColumn: '1 / -1', fontSize: '12px', lineHeight: '18px', fontWeight: 400, color: look.ink2 },
})
