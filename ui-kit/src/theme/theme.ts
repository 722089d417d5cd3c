import { type BrandVariants, createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components'
import { darkLook, lightLook, type LookTheme } from './look-values.ts'

/** Fluent's ramp around the primary color of docs/specification.md §9: step 80 is rgb(12, 52, 38). */
export const brand: BrandVariants = {
  10: '#020906',
  20: '#04130d',
  30: '#051a13',
  40: '#072118',
  50: '#08271c',
  60: '#092a1e',
  70: '#0b2f22',
  80: '#0c3426',
  90: '#1d5c45',
  100: '#2f8062',
  110: '#5fb28e',
  120: '#8fd0b1',
  130: '#a9dcc3',
  140: '#bfe6d2',
  150: '#d3ece0',
  160: '#e3eee8',
}

/** Fluent's tokens and the look's own. */
export type ProTrackerTheme = Theme & LookTheme

/** What both themes share: type, weights, radii (6 controls, 8 cards, 12 panels). */
const shape = {
  fontFamilyBase: "'Inter Variable', 'Inter Fallback', 'Inter Fallback Linux', 'Segoe UI', system-ui, sans-serif",
  fontFamilyNumeric: "'Inter Variable', 'Inter Fallback', 'Inter Fallback Linux', 'Segoe UI', system-ui, sans-serif",
  fontSizeBase300: '14px',
  lineHeightBase300: '20px',
  fontWeightBold: 600,
  borderRadiusSmall: '4px',
  borderRadiusMedium: '6px',
  borderRadiusLarge: '8px',
  borderRadiusXLarge: '12px',
}

/** Fluent's neutral tokens set to the look, so that Fluent's components use it. */
function neutrals(look: LookTheme): Partial<Theme> {
  return {
    colorNeutralBackground1: look.lookSurface,
    colorNeutralBackground1Hover: look.lookPage,
    colorNeutralBackground1Pressed: look.lookSunken,
    colorNeutralBackground1Selected: look.lookSunken,
    colorNeutralBackground2: look.lookPage,
    colorNeutralBackground3: look.lookSunken,
    colorNeutralForeground1: look.lookInk,
    colorNeutralForeground1Hover: look.lookInk,
    colorNeutralForeground1Pressed: look.lookInk,
    colorNeutralForeground1Selected: look.lookInk,
    colorNeutralForeground2: look.lookInk2,
    colorNeutralForeground2Hover: look.lookInk,
    colorNeutralForeground2Pressed: look.lookInk,
    colorNeutralForeground2Selected: look.lookInk,
    colorNeutralForeground3: look.lookInk3,
    colorNeutralForeground4: look.lookInk3,
    colorNeutralStroke1: look.lookLine2,
    colorNeutralStroke2: look.lookLine,
    colorNeutralStroke3: look.lookLine,
    colorNeutralStrokeAccessible: look.lookInk3,
    colorSubtleBackgroundHover: look.lookSunken,
    colorSubtleBackgroundPressed: look.lookLine,
    colorSubtleBackgroundSelected: look.lookSunken,
    colorNeutralStencil1: look.lookSunken,
    colorNeutralStencil2: look.lookLine,
    colorStatusDangerForeground1: look.lookDanger,
    colorStatusDangerForeground3: look.lookDanger,
    colorStatusDangerBackground1: look.lookDangerSoft,
    colorPaletteRedForeground1: look.lookDanger,
    colorPaletteRedForeground3: look.lookDanger,
    colorPaletteRedBackground1: look.lookDangerSoft,
    colorStatusWarningBackground1: look.lookWarnSoft,
    shadow2: look.lookShadow1,
    shadow4: look.lookShadow1,
    shadow8: look.lookShadow2,
    shadow16: look.lookShadow2,
    shadow28: look.lookShadow2,
    shadow64: look.lookShadow2,
  }
}

function makeLightTheme(): ProTrackerTheme {
  return {
    ...createLightTheme(brand),
    ...lightLook,
    ...neutrals(lightLook),
    ...shape,
    // Near black, a darker hover would be invisible, so it is lighter.
    colorBrandBackgroundHover: '#174a38',
    colorBrandBackgroundPressed: brand[70],
    colorBrandForegroundLink: brand[90],
    colorBrandForegroundLinkHover: brand[80],
  }
}

function makeDarkTheme(): ProTrackerTheme {
  return {
    ...createDarkTheme(brand),
    ...darkLook,
    ...neutrals(darkLook),
    ...shape,
    // A primary button must stand out on a near-black page: white on the look's third green, 4.8:1.
    colorBrandBackground: brand[100],
    colorBrandBackgroundHover: '#286f55',
    colorBrandBackgroundPressed: brand[90],
    colorBrandBackgroundSelected: brand[90],
    colorBrandBackground2: darkLook.lookBrandSoft,
    colorBrandForeground1: darkLook.lookBrand2,
    colorBrandForeground2: darkLook.lookBrand,
    colorBrandForegroundLink: darkLook.lookBrand2,
    colorBrandForegroundLinkHover: darkLook.lookBrand,
    colorBrandForegroundLinkPressed: darkLook.lookBrand,
    colorCompoundBrandForeground1: darkLook.lookBrand2,
    colorCompoundBrandForeground1Hover: darkLook.lookBrand,
    colorCompoundBrandForeground1Pressed: darkLook.lookBrand,
    colorCompoundBrandBackground: brand[110],
    colorCompoundBrandBackgroundHover: brand[120],
    colorCompoundBrandBackgroundPressed: brand[130],
    colorCompoundBrandStroke: brand[110],
    colorCompoundBrandStrokeHover: brand[120],
    colorCompoundBrandStrokePressed: brand[130],
    colorBrandStroke1: brand[110],
    colorBrandStroke2: brand[90],
  }
}

/** Apart from `ui-kit/look`: whoever imports a theme loads Fluent's palettes with it (10 kB gz). */
export const lightTheme = makeLightTheme()
export const darkTheme = makeDarkTheme()
