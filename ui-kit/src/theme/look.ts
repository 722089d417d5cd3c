/**
 * The look's own tokens as CSS values for `makeStyles`, next to Fluent's `tokens`:
 * `backgroundColor: look.page`. They follow the theme of the nearest FluentProvider.
 */
export const look = {
  page: 'var(--lookPage)',
  surface: 'var(--lookSurface)',
  sunken: 'var(--lookSunken)',
  /** Thin lines. */
  line: 'var(--lookLine)',
  /** Borders of controls. */
  line2: 'var(--lookLine2)',
  ink: 'var(--lookInk)',
  /** Secondary text: descriptions, numbers beside a name. */
  ink2: 'var(--lookInk2)',
  /** Tertiary text: meta lines, placeholders. */
  ink3: 'var(--lookInk3)',
  brand: 'var(--lookBrand)',
  brand2: 'var(--lookBrand2)',
  brand3: 'var(--lookBrand3)',
  brandSoft: 'var(--lookBrandSoft)',
  /** The dark green of the rail and of heroes, in both themes. Text on it is `onBrand`. */
  brandSurface: 'var(--lookBrandSurface)',
  onBrand: 'var(--lookOnBrand)',
  onBrand2: 'var(--lookOnBrand2)',
  /** Only for what is live or new. */
  lime: 'var(--lookLime)',
  /** Only for what is late or destructive. */
  danger: 'var(--lookDanger)',
  dangerSoft: 'var(--lookDangerSoft)',
  warnSoft: 'var(--lookWarnSoft)',
  /**
   * Fills with `ink` on them, for many items side by side. The fills of chips would be too bright in the dark theme.
   */
  blueSoft: 'var(--lookBlueSoft)',
  greenSoft: 'var(--lookGreenSoft)',
  yellowSoft: 'var(--lookYellowSoft)',
  star: 'var(--lookStar)',
  /** The empty part of a progress bar. */
  track: 'var(--lookTrack)',
  tableHeader: 'var(--lookTableHeader)',
  spinner: 'var(--lookSpinner)',
  /** At rest: a thin line and one pixel. */
  shadow1: 'var(--lookShadow1)',
  /** Floating. */
  shadow2: 'var(--lookShadow2)',
  /** A lifted card. */
  shadowLift: 'var(--lookShadowLift)',
  /** Fraunces: only for page titles and client pages. */
  fontDisplay: 'var(--lookFontDisplay)',
} as const
