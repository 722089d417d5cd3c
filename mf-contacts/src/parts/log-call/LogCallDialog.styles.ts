import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useLogCallStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  group: { border: 0, margin: 0, padding: 0, minWidth: 0 },
  legend: { padding: 0, marginBottom: '6px', fontWeight: 600, color: look.ink },
  outcomes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
    gap: '8px',
    [media.phone]: { gridTemplateColumns: '1fr 1fr' },
  },
  days: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  choice: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '48px',
    padding: '0 10px',
    whiteSpace: 'nowrap',
    borderRadius: '10px',
    border: `1px solid ${look.line2}`,
    backgroundColor: look.surface,
    color: look.ink,
    cursor: 'pointer',
    ':hover': { backgroundColor: look.sunken },
    ':has(input:checked)': { border: `1px solid ${look.brand}`, backgroundColor: look.brandSoft, fontWeight: 600 },
    ':has(input:focus-visible)': { outline: `2px solid ${look.brand3}`, outlineOffset: '1px' },
    [media.forcedColors]: { ':has(input:checked)': { outline: '2px solid Highlight' } },
  },
  day: { minHeight: '36px', [media.phone]: { minHeight: '44px' } },
  radio: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  key: {
    minWidth: '20px',
    textAlign: 'center',
    fontSize: '12px',
    lineHeight: '20px',
    borderRadius: '4px',
    backgroundColor: look.sunken,
    color: look.ink3,
    [media.phone]: { display: 'none' },
  },
  hint: { margin: '6px 0 0', fontSize: '13px', color: look.ink3, [media.phone]: { display: 'none' } },
  short: { maxWidth: '120px' },
  missing: { color: look.danger, fontSize: '13px', marginTop: '6px' },
})
