import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useUpdateHintStyles = makeStyles({
  /** Above the page, not in it: it comes unasked, and nothing may move under the user's hands. */
  banner: {
    position: 'fixed',
    zIndex: 30,
    bottom: '16px',
    left: '50%',
    transform: 'translateX(-50%)',
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    padding: '8px 8px 8px 16px',
    // Else it would have half of the window, from its left edge to the right one of the window.
    width: 'max-content',
    maxWidth: 'calc(100vw - 24px)',
    boxSizing: 'border-box',
    backgroundColor: look.surface,
    color: look.ink,
    border: `1px solid ${look.line}`,
    borderRadius: '12px',
    boxShadow: '0 8px 24px rgb(0 0 0 / 16%)',
    [media.phone]: { bottom: 'calc(72px + env(safe-area-inset-bottom))' },
    // Above what can be done with selected rows, which has two lines on a phone.
    ':global(body:has([data-floating-bar="selection"]))': {
      bottom: '84px',
      [media.phone]: { bottom: '196px' },
    },
    [media.print]: { display: 'none' },
  },
})
