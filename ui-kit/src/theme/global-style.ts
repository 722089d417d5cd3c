import { makeStaticStyles } from '@fluentui/react-components'
import { frauncesUrl, interUrl } from './fonts.ts'
import { darkLook, lightLook, type LookTheme } from './look-values.ts'
import { media } from './media.ts'
import { paper } from './paper.ts'
import { touchTargets } from './touch.ts'

const variableFont = (family: string, url: string) => `@font-face {
  font-family: '${family} Variable';
  src: url('${url}') format('woff2');
  font-weight: 100 900;
  font-style: normal;
  font-display: swap;
}`

// Fallback fonts with the metrics of the real ones, so that the swap shifts nothing (CLS).
const fallbacks = `
@font-face {
  font-family: 'Inter Fallback';
  src: local('Arial'), local('Liberation Sans');
  size-adjust: 107.4%; ascent-override: 90.2%; descent-override: 22.48%; line-gap-override: 0%;
}
@font-face {
  font-family: 'Fraunces Fallback';
  src: local('Georgia'), local('Times New Roman'), local('Liberation Serif');
  size-adjust: 106%; ascent-override: 92.3%; descent-override: 24%; line-gap-override: 0%;
}
@font-face {
  font-family: 'Inter Fallback Linux';
  src: local('DejaVu Sans');
  size-adjust: 94.5%; ascent-override: 102.5%; descent-override: 25.5%; line-gap-override: 0%;
}
@font-face {
  font-family: 'Fraunces Fallback Linux';
  src: local('DejaVu Serif Bold');
  font-weight: 600;
  size-adjust: 84%; ascent-override: 116.4%; descent-override: 30.4%; line-gap-override: 0%;
}`

/** The background of the root, outside FluentProvider. `dimmed` is its color under the backdrop of a modal. */
const onTheRoot = ({ lookPage, lookSurface }: LookTheme, dimmed: string) => ({
  '--page': lookPage,
  '--surface': lookSurface,
  '--dimmed': dimmed,
})

// React hides what is rendered ahead with a style of its own.
const SHOWN = ':not([style*="display: none"])'
const BEHIND_PANEL = `html:has(.fui-OverlayDrawer__backdrop${SHOWN})`
const BEHIND_DIALOG = `html:has(.fui-DialogSurface__backdrop${SHOWN})`

/**
 * Global styles: fonts and body. Call once at the root. Each component handles reduced motion itself: a global rule
 * would also close Fluent's toasts at once, because their timer is an animation. The page color depends on `data-theme`
 * of the html element, because body is outside FluentProvider.
 */
export const useGlobalStyle = makeStaticStyles([
  variableFont('Inter', interUrl),
  variableFont('Fraunces', frauncesUrl),
  fallbacks,
  {
    '*, *::before, *::after': { boxSizing: 'border-box' },
    html: { ...onTheRoot(lightLook, '60%'), backgroundColor: 'var(--page)', colorScheme: 'light' },
    'html[data-theme="dark"]': { ...onTheRoot(darkLook, '50%'), colorScheme: 'dark' },
    // Behind a modal the page keeps the space of its scroll bar, which the backdrop does not cover. It gets the color
    // of the panel beside it, or the dimmed color of the page.
    [BEHIND_PANEL]: { backgroundColor: 'var(--surface)' },
    [`${BEHIND_PANEL} body`]: { backgroundColor: 'var(--page)' },
    [BEHIND_DIALOG]: {
      backgroundColor: 'color-mix(in srgb, var(--page) var(--dimmed), black)',
    },
    body: {
      margin: 0,
      minHeight: '100dvh',
      fontSize: '14px',
      lineHeight: '20px',
      fontFeatureSettings: "'cv05', 'ss03'",
      WebkitFontSmoothing: 'antialiased',
      overflowWrap: 'break-word',
    },
    // Behind a modal Fluent hides the overflow of html and body. As a scroll container of its own, body would take sticky
    // elements such as the rail out of the window; html alone keeps the page from scrolling.
    [`:is(${BEHIND_DIALOG}, ${BEHIND_PANEL}) > body`]: { overflow: 'visible !important' },
    'h1, h2, h3, p': { margin: 0 },
    // Fluent's has no border and is hard to see in the dark theme. The selector is doubled to override Fluent's.
    '.fui-PopoverSurface.fui-PopoverSurface': { borderColor: 'var(--lookLine2)' },
    // A field is as wide as its form, not as the longest option of its select.
    '.fui-Field > .fui-Select': { minWidth: 0 },
    // Plain router links: the browser's default blue fits neither theme.
    ':where(a)': { color: 'var(--lookBrand2)', textUnderlineOffset: '2px' },
    // As plain as everywhere else, and in a color that is readable wherever the link is.
    ':where(a:focus-visible)': { outline: '2px solid currentColor', outlineOffset: '2px' },
  },
  touchTargets,
  paper,
  // Outlines the current page and pressed buttons, whose background color this mode removes. The rule has no
  // specificity, so that the focus outline still wins.
  `${media.forcedColors} { :where(:is(a, button, time)[aria-current]:not([aria-current=false]), button[aria-pressed=true]) { outline: 2px solid Highlight; outline-offset: -2px } }`,
])
