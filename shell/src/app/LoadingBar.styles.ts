import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useLoadingBarStyles = makeStyles({
  bar: {
    position: 'fixed',
    insetInline: 0,
    top: 0,
    zIndex: 1000,
    height: '2px',
    backgroundColor: look.spinner,
    transformOrigin: 'left',
    animationName: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } },
    animationDuration: '4s',
    // Delayed, so pages that load fast never show it.
    animationDelay: '150ms',
    animationFillMode: 'both',
    animationTimingFunction: 'cubic-bezier(0.1, 0.7, 0.3, 1)',
    [media.reducedMotion]: { animationName: 'none' },
  },
})
