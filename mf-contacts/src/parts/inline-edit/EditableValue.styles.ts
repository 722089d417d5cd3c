import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useEditableValueStyles = makeStyles({
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    // The text aligns with its label, so the hover surface extends beyond it.
    width: 'calc(100% + 16px)',
    marginInline: '-8px',
    minHeight: '28px',
    [media.phone]: { minHeight: '44px' },
    padding: '3px 8px',
    border: 'none',
    borderRadius: '6px',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'text',
    ':hover': { backgroundColor: look.page },
    ':focus-visible': { outline: `2px solid ${look.brand3}` },
    ':hover > svg': { opacity: 1 },
    ':focus-visible > svg': { opacity: 1 },
  },
  beside: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '28px',
    [media.phone]: { minHeight: '44px' },
  },
  text: { flexGrow: 1, minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  empty: { color: look.ink3 },
  icon: { flexShrink: 0, color: look.ink3, opacity: 0 },
  pencil: { flexShrink: 0, color: look.ink3 },
})
