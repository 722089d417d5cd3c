import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useSnapshotStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '12px 16px',
    marginBottom: '16px',
    borderRadius: '12px',
    backgroundColor: look.warnSoft,
    color: look.ink,
  },
  when: { flex: '1 1 240px', margin: 0, fontSize: '14px', lineHeight: '20px' },
  steps: { display: 'flex', flexWrap: 'wrap', gap: '8px', [media.phone]: { width: '100%' } },
  // The frame marks everything inside as a snapshot.
  snapshot: {
    border: `2px dashed ${look.line2}`,
    borderRadius: '14px',
    padding: '14px',
    [media.phone]: { padding: '8px' },
  },
  stale: { opacity: 0.6 },
  different: { display: 'grid', gap: '14px' },
  subject: { margin: '0 0 4px', fontSize: '13px', fontWeight: 600, color: look.ink },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 10px',
    padding: '7px 0',
    '& + &': { borderTop: `1px solid ${look.line}` },
  },
  name: { color: look.ink, overflowWrap: 'anywhere' },
  aside: { fontSize: '13px', color: look.ink3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})
