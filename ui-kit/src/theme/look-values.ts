/**
 * Design tokens that Fluent does not have, for each theme.
 * The colors of docs/specification.md §9 are fixed: primary rgb(12,52,38), secondary #f3f0e9, table header #2e7d3282,
 * spinner #0062ff.
 */
export const lightLook = {
  lookPage: '#f3f0e9',
  lookSurface: '#fffdf9',
  lookSunken: '#ebe6da',
  lookLine: '#e0d9ca',
  lookLine2: '#cfc6b3',
  lookInk: '#16201b',
  lookInk2: '#4b574f',
  // The design has #6a756d, which reaches only 4.2:1 on the page. This reaches 4.5:1 on every surface.
  lookInk3: '#5c675f',
  lookBrand: 'rgb(12, 52, 38)',
  lookBrand2: '#1d5c45',
  lookBrand3: '#2f8062',
  lookBrandSoft: '#e3eee8',
  lookBrandSurface: 'rgb(12, 52, 38)',
  lookOnBrand: '#e9f1ec',
  lookOnBrand2: '#b5cfc3',
  lookLime: '#c8ef4e',
  lookDanger: '#b3261e',
  lookDangerSoft: '#fbe6e1',
  lookWarnSoft: '#fdf1d2',
  lookBlueSoft: '#cbe3f5',
  lookGreenSoft: '#b5dfbb',
  lookYellowSoft: '#f8e58c',
  lookStar: '#7d5d00',
  lookTrack: '#dcd6c8',
  lookTableHeader: '#2e7d3282',
  lookSpinner: '#0062ff',
  lookShadow1: '0 1px 2px rgb(22 32 27 / 0.07), 0 0 0 1px #e0d9ca',
  lookShadow2: '0 6px 20px rgb(22 32 27 / 0.12), 0 0 0 1px #e0d9ca',
  lookShadowLift: '0 14px 34px rgb(22 32 27 / 0.22), 0 0 0 2px rgb(12, 52, 38)',
  lookFontDisplay: "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Fallback Linux', Georgia, serif",
}

/** The names of the look's tokens. FluentProvider turns each into a CSS variable, also in portals. */
export type LookTheme = Record<keyof typeof lightLook, string>

/** The dark version of `lightLook`: the same hierarchy on #0f1512; green surfaces stay green. */
export const darkLook: LookTheme = {
  ...lightLook,
  lookPage: '#0f1512',
  lookSurface: '#171f1b',
  lookSunken: '#121916',
  lookLine: '#27332c',
  lookLine2: '#35443b',
  lookInk: '#edf2ee',
  lookInk2: '#b4c0b8',
  lookInk3: '#8d9a92',
  lookBrand: '#bfe6d2',
  lookBrand2: '#8fd0b1',
  lookBrand3: '#5fb28e',
  lookBrandSoft: '#1c3429',
  lookDanger: '#ffb4a9',
  lookDangerSoft: '#3d1d19',
  lookWarnSoft: '#3a3116',
  lookBlueSoft: '#1c3446',
  lookGreenSoft: '#1d3d2a',
  lookYellowSoft: '#40381a',
  lookStar: '#e8c45a',
  lookTrack: '#2d3a33',
  lookShadow1: '0 0 0 1px #27332c',
  lookShadow2: '0 10px 30px rgb(0 0 0 / 0.5), 0 0 0 1px #35443b',
  lookShadowLift: '0 14px 34px rgb(0 0 0 / 0.6), 0 0 0 2px #5fb28e',
}
