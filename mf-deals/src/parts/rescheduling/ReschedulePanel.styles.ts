import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useReschedulePanelStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '20px', paddingBlock: '4px 16px' },
  stale: { opacity: 0.6 },
  section: { display: 'flex', flexDirection: 'column', gap: '4px' },
  heading: { margin: 0, fontSize: '14px', fontWeight: 600, color: look.ink },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '16px',
    alignItems: 'baseline',
    paddingBlock: '8px',
    '& + &': { borderTop: `1px solid ${look.line}` },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  title: { fontWeight: 500, color: look.ink, minWidth: 0, overflowWrap: 'anywhere' },
  days: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', color: look.ink2, fontSize: '13px' },
  to: { fontWeight: 600, color: look.ink },
  why: { gridColumn: '1 / -1', fontSize: '12px', lineHeight: '18px', color: look.ink2 },
  short: { color: look.danger, fontWeight: 600, whiteSpace: 'nowrap', fontSize: '13px' },
  conflicts: { backgroundColor: look.dangerSoft, borderRadius: '8px', padding: '12px' },
  consent: {
    backgroundColor: look.warnSoft,
    borderRadius: '8px',
    padding: '12px',
    // Rows that wait for consent have full contrast too.
    '& .fui-Checkbox__label': { color: look.ink },
  },
  risk: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  causes: { margin: 0, paddingLeft: '18px', fontSize: '13px', color: look.ink2 },
})
