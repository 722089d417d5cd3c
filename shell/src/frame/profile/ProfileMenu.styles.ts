import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useProfileMenuStyles = makeStyles({
  trigger: {
    padding: 0,
    border: 'none',
    borderRadius: '50%',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    // As large as a thumb without moving its neighbors apart.
    [media.phone]: { padding: '8px', margin: '-8px -8px -8px -4px' },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '2px' },
  },
  popover: { maxHeight: 'calc(100dvh - 70px)', overflowY: 'auto' },
  who: { padding: '6px 12px 8px', maxWidth: '260px' },
  name: { fontWeight: 600, color: look.ink },
  email: { fontSize: '12px', lineHeight: '16px', color: look.ink3, overflowWrap: 'anywhere' },
})
