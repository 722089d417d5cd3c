import { makeStyles } from '@fluentui/react-components'
import { media } from '#theme/media.ts'

export const useAnchoredPopoverStyles = makeStyles({
  surface: {
    width: '300px',
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: 'calc(100dvh - 32px)',
    overflowY: 'auto',
    // Below the sticky headers of a page.
    [media.phone]: { maxHeight: 'calc(100dvh - 224px)' },
    boxSizing: 'border-box',
    padding: '12px',
  },
})
