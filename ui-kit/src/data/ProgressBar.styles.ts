import { makeStyles } from '@fluentui/react-components'
import { media } from '#theme/media.ts'
import { look } from '#theme/look.ts'

export const useProgressBarStyles = makeStyles({
  track: {
    // Lets clicks through to the link of the card below.
    pointerEvents: 'none',
    height: '4px',
    borderRadius: '2px',
    backgroundColor: look.track,
    printColorAdjust: 'exact',
    [media.forcedColors]: { outline: '1px solid CanvasText' },
  },
  fill: {
    height: '100%',
    borderRadius: '2px',
    transitionProperty: 'width',
    transitionDuration: '200ms',
    [media.reducedMotion]: { transitionDuration: '0.01ms' },
    [media.forcedColors]: { backgroundColor: 'CanvasText !important' },
  },
})
