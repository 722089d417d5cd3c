import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useWorkspaceSwitcherStyles = makeStyles({
  dot: { width: '10px', height: '10px', margin: '5px', borderRadius: '50%' },
  trigger: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    margin: 0,
    padding: 0,
    border: 'none',
    borderRadius: '6px',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    [media.phone]: { minHeight: '44px' },
    ':hover': { color: look.brand2 },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '3px' },
  },
  chevron: { flexShrink: 0, color: look.ink3 },
  star: { color: look.star },
  list: { maxHeight: '60vh', maxWidth: '320px' },
})
