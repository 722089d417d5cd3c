import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useDropFileStyles = makeStyles({
  /** No box of its own, so that the page is laid out as without it. */
  page: { display: 'contents' },
  /** Shown while a file is dragged; what is below takes the drop. */
  cover: {
    position: 'fixed',
    inset: '12px',
    zIndex: 10,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '16px',
    border: `2px dashed ${look.brand3}`,
    backgroundColor: `color-mix(in srgb, ${look.page} 78%, transparent)`,
    pointerEvents: 'none',
  },
  words: {
    padding: '14px 22px',
    borderRadius: '12px',
    backgroundColor: look.surface,
    boxShadow: look.shadow2,
    color: look.ink,
    fontSize: '15px',
    fontWeight: 600,
  },
})
