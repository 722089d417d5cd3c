/** How what is wider than its place scrolls sideways: it fades out where there is more. */
import { media } from '#theme/media.ts'

/** How wide a fading end is. */
export const FADE_PX = 32

// A mask of each end. What is hidden lies beyond the edge, so that nothing fades where nothing scrolls.
const START = `linear-gradient(to right, transparent, #000 ${FADE_PX}px)`
const END = `linear-gradient(to left, transparent, #000 ${FADE_PX}px)`
const SHOWN = '100% 100%'
const HIDDEN = `calc(100% + ${FADE_PX}px) 100%`

const scroll = {
  overflowX: 'auto',
  maskRepeat: 'no-repeat',
  animationTimingFunction: 'linear',
  animationTimeline: 'scroll(self inline)',
  [media.print]: { maskImage: 'none' },
} as const

/** Style for a table, whose names stay at its start: its end fades out. */
export const sideScroll = {
  ...scroll,
  maskImage: END,
  maskPosition: 'left top',
  maskSize: HIDDEN,
  animationName: { from: { maskSize: SHOWN }, '90%': { maskSize: SHOWN }, to: { maskSize: HIDDEN } },
} as const

/** Style for a row, such as tabs: both of its ends fade out. It shows no scroll bar. */
export const rowScroll = {
  ...scroll,
  scrollbarWidth: 'none',
  // What has the focus is not in a fading end.
  scrollPaddingInline: `${FADE_PX}px`,
  maskImage: `${START}, ${END}`,
  maskPosition: 'right top, left top',
  maskComposite: 'intersect',
  maskSize: `${HIDDEN}, ${HIDDEN}`,
  animationName: {
    from: { maskSize: `${HIDDEN}, ${SHOWN}` },
    '10%': { maskSize: `${SHOWN}, ${SHOWN}` },
    '90%': { maskSize: `${SHOWN}, ${SHOWN}` },
    to: { maskSize: `${SHOWN}, ${HIDDEN}` },
  },
} as const
