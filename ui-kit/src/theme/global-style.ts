import { makeStaticStyles } from '@fluentui/react-components'
import { frauncesUrl, interUrl } from './fonts.ts'
import { darkLook, lightLook, type LookTheme } from './look.ts'
import { media } from './media.ts'

const fontFace = (family: string, url: string) => `@font-face {
  font-family: '${family}';
  src: url('${url}') format('woff2');
  font-weight: 100 900;
  font-style: normal;
  font-display: swap;
}`

// Fallbacks with the metrics of the real fonts, so that the swap moves nothing (CLS).
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
}`

/** What the root is painted with, outside FluentProvider; `dimmed` is how much a modal's backdrop leaves of it. */
const onTheRoot = ({ lookPage, lookSurface }: LookTheme, dimmed: string) => ({
  '--page': lookPage,
  '--surface': lookSurface,
  '--dimmed': dimmed,
})

/**
 * The page's own style: fonts and body. Call once at the root. Reduced motion is each component's own matter: a rule for
 * everything would also end Fluent's toasts at once, whose clock is an animation.
 * The page colour hangs on `data-theme` of the html element, because body lies outside FluentProvider.
 */
export const useGlobalStyle = makeStaticStyles([
  fontFace('Inter Variable', interUrl),
  fontFace('Fraunces Variable', frauncesUrl),
  fallbacks,
  {
    '*, *::before, *::after': { boxSizing: 'border-box' },
    html: { ...onTheRoot(lightLook, '60%'), backgroundColor: 'var(--page)', colorScheme: 'light' },
    'html[data-theme="dark"]': { ...onTheRoot(darkLook, '50%'), colorScheme: 'dark' },
    // Behind a modal the page keeps the room of its scroll bar, where no backdrop reaches: it goes on there with the panel
    // beside it, or dim with the page.
    'html:has(.fui-OverlayDrawer__backdrop)': { backgroundColor: 'var(--surface)' },
    'html:has(.fui-OverlayDrawer__backdrop) body': { backgroundColor: 'var(--page)' },
    'html:has(.fui-DialogSurface__backdrop)': {
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
    'h1, h2, h3, p': { margin: 0 },
    // Fluent's has no edge, and in the dark runs into what it lies on. Twice, to weigh more than Fluent's own.
    '.fui-PopoverSurface.fui-PopoverSurface': { borderColor: 'var(--lookLine2)' },
    // Plain links of the router; the browser's own blue has no place in either theme.
    ':where(a)': { color: 'var(--lookBrand2)', textUnderlineOffset: '2px' },
  },
  // Where one is and what is switched on, told by a background alone, which this mode takes away. It weighs nothing, so that
  // what has the focus still shows that.
  `${media.forcedColors} { :where(:is(a, button, time)[aria-current]:not([aria-current=false]), button[aria-pressed=true]) { outline: 2px solid Highlight; outline-offset: -2px } }`,
])
