import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/theme'

export const useFilterPopoverStyles = makeStyles({
  surface: { width: '280px', maxWidth: 'calc(100vw - 32px)', padding: '12px' },
  menu: { maxHeight: 'min(420px, 60vh)', overflowY: 'auto', margin: '-4px' },
  heading: { margin: '8px 10px 2px', fontSize: '12px', lineHeight: '16px', fontWeight: 500, color: look.ink3 },
  fields: { listStyleType: 'none', margin: 0, padding: 0 },
  field: {
    width: '100%',
    minHeight: '32px',
    padding: '0 10px',
    border: 'none',
    borderRadius: '6px',
    backgroundColor: 'transparent',
    color: look.ink,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { backgroundColor: look.sunken },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '-2px' },
  },
})
