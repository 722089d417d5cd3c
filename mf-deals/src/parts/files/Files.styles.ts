import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { thumbLink } from 'ui-kit/touch'

const NARROW = '@container (max-width: 560px)'

export const useFilesStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: '14px', maxWidth: '980px' },
  drop: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '10px 16px',
    padding: '16px',
    border: `1.5px dashed ${look.line2}`,
    borderRadius: '12px',
    color: look.ink2,
  },
  smallDrop: { flexWrap: 'nowrap', justifyContent: 'space-between', padding: '8px 8px 8px 12px', borderRadius: '8px' },
  smallLead: { color: look.ink3, minWidth: 0 },
  over: { border: `1.5px dashed ${look.brand3}`, backgroundColor: look.brandSoft },
  dropSign: { fontSize: '28px', color: look.brand3, display: 'flex' },
  dropText: { flex: '1 1 260px', minWidth: 0 },
  dropLead: { color: look.ink, fontWeight: 600 },
  hint: { fontSize: '13px', lineHeight: '18px', color: look.ink3 },
  // Its rows follow its own width: it stands in pages and in panels.
  list: {
    containerType: 'inline-size',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    backgroundColor: look.surface,
    borderRadius: '12px',
    boxShadow: look.shadow1,
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '4px 14px',
    padding: '12px 16px',
    ':not(:first-child)': { borderTop: `1px solid ${look.line}` },
    [NARROW]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', padding: '12px' },
  },
  upload: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  uploadSign: {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: '8px',
    fontSize: '22px',
    color: look.brand3,
    backgroundColor: look.sunken,
  },
  refused: { color: look.danger, backgroundColor: look.dangerSoft },
  plainName: { fontWeight: 600, color: look.ink, overflowWrap: 'anywhere' },
  name: {
    ...thumbLink,
    display: 'block',
    maxWidth: '100%',
    minHeight: '24px',
    padding: 0,
    border: 'none',
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    color: look.ink,
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
  },
  meta: { fontSize: '13px', lineHeight: '18px', color: look.ink3 },
  reason: { fontSize: '13px', lineHeight: '18px', color: look.danger },
  // Where it is narrow, it has a line of its own, below the name.
  visible: { whiteSpace: 'nowrap', [NARROW]: { gridColumn: '2 / -1', gridRow: 2, marginLeft: '-8px' } },
  bar: { marginTop: '6px' },
})
