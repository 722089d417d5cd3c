/** The product's media queries, as keys for `makeStyles`. `phone` ends where `deviceType` becomes desktop. */
export const media = {
  phone: '@media (max-width: 640px)',
  /** Phones and narrow windows: the rail shrinks to icons. */
  narrow: '@media (max-width: 1023px)',
  /** Beside the rail, a wide table or row of fields has too little room. */
  tight: '@media (max-width: 1199px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
  /** Forced colors (high contrast): the browser removes shadows and all colors except the system's. */
  forcedColors: '@media (forced-colors: active)',
} as const
