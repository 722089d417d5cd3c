import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useMonthPickerStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '2px',
    padding: '8px',
    marginBottom: '16px',
    backgroundColor: look.surface,
    borderRadius: '12px',
    boxShadow: look.shadow1,
  },
  weekday: { textAlign: 'center', fontSize: '12px', color: look.ink3, padding: '4px 0' },
  day: {
    appearance: 'none',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3px',
    minHeight: '44px',
    border: 'none',
    borderRadius: '8px',
    background: 'none',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    color: look.ink,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${look.brand3}` },
  },
  outside: { color: look.ink3 },
  closed: { backgroundColor: look.sunken },
  today: { fontWeight: 600, color: look.brand2 },
  selected: { backgroundColor: look.brandSurface, color: look.onBrand },
  dot: { width: '5px', height: '5px', borderRadius: '50%', backgroundColor: 'currentColor' },
  none: { visibility: 'hidden' },
})
