/** Media queries of the product, for `makeStyles` keys. `phone` ends where `deviceType` turns to desktop. */
export const media = {
  phone: '@media (max-width: 640px)',
  /** Phones and narrow windows: the rail shrinks to icons. */
  narrow: '@media (max-width: 1023px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
  /** The reader's own few colours: shadows and backgrounds are taken away, save for the system's colours by name. */
  forcedColors: '@media (forced-colors: active)',
} as const
