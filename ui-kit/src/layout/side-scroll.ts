/** How a table scrolls sideways where it is wider than its place. */
const FADE = '48px'

/** Style for what scrolls: columns that do not fit fade out, until they are scrolled to. */
export const sideScroll = {
  overflowX: 'auto',
  maskImage: `linear-gradient(to right, #000 calc(100% - ${FADE}), transparent)`,
  maskRepeat: 'no-repeat',
  maskSize: `calc(100% + ${FADE}) 100%`,
  animationName: { from: { maskSize: '100% 100%' }, to: { maskSize: `calc(100% + ${FADE}) 100%` } },
  animationTimingFunction: 'linear',
  animationTimeline: 'scroll(self inline)',
} as const
