import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { media } from 'ui-kit/media'

export const useMergeDialogStyles = makeStyles({
  lead: { margin: '0 0 16px', color: look.ink2 },
  rows: { display: 'flex', flexDirection: 'column', gap: '16px' },
  group: { border: 0, margin: 0, padding: 0, minWidth: 0 },
  legend: { padding: 0, marginBottom: '6px', fontWeight: 600, color: look.ink },
  choices: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '8px' },
  choice: {
    position: 'relative',
    minHeight: '44px',
    padding: '8px 12px',
    borderRadius: '10px',
    border: `1px solid ${look.line2}`,
    backgroundColor: look.surface,
    color: look.ink,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    ':hover': { backgroundColor: look.sunken },
    ':has(input:checked)': { border: `1px solid ${look.brand}`, backgroundColor: look.brandSoft },
    ':has(input:focus-visible)': { outline: `2px solid ${look.brand3}`, outlineOffset: '1px' },
    [media.forcedColors]: { ':has(input:checked)': { outline: '2px solid Highlight' } },
  },
  wide: { gridColumn: '1 / -1' },
  what: { display: 'block', fontSize: '12px', lineHeight: '16px', color: look.ink3 },
  value: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '4', overflow: 'hidden' },
  none: { color: look.ink3 },
  radio: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
})
