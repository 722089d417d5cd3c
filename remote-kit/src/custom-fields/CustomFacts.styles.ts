import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useCustomFactStyles = makeStyles({
  /** The text aligns with its label, so the hover surface extends beyond it. */
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
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
    cursor: 'pointer',
    '> svg': { flexShrink: 0, color: look.ink3, opacity: 0 },
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
  text: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  link: {
    flexGrow: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: look.brand,
    [media.phone]: { lineHeight: '44px' },
  },
  empty: { color: look.ink3 },
  input: { width: '100%', minWidth: 0 },
  menu: { maxHeight: 'min(420px, 60dvh)' },
  refusal: { margin: 0, paddingTop: '2px', fontSize: '12px', lineHeight: '16px', color: look.danger },
})
