import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/theme'

export const useFilterPopoverStyles = makeStyles({
  surface: { width: '280px', maxWidth: 'calc(100vw - 32px)', padding: '12px' },
  fields: { listStyleType: 'none', margin: '-4px', padding: 0 },
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
