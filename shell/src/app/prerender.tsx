/**
 * Runs in the build: the public pages and the frames of the others as HTML with their styles, for `prerender.ts` beside
 * `src/`. Nothing here is part of what a browser loads (docs/decisions/public-pages-are-prerendered.md,
 * docs/decisions/pages-start-with-their-bars.md).
 */
import { createDOMRenderer, RendererProvider, renderToStyleElements } from '@fluentui/react-components'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { frauncesUrl, interUrl } from 'ui-kit/fonts'
import { useGlobalStyle } from 'ui-kit/global-style'
import { darkTheme, lightTheme, type ProTrackerTheme } from 'ui-kit/theme'
import { AgentStartFrame } from '#frame/agent/AgentStartFrame.tsx'
import { ClientStartFrame } from '#frame/client/ClientStartFrame.tsx'
import { PublicLayout } from '#frame/public/PublicLayout.tsx'
import { copy as landing } from '#pages/landing/copy.ts'
import { LandingPage } from '#pages/landing/LandingPage.tsx'
import { AccessibilityPage } from '#pages/legal/AccessibilityPage.tsx'
import { copy as legal } from '#pages/legal/copy.ts'
import { PrivacyPage } from '#pages/legal/PrivacyPage.tsx'
import { TermsPage } from '#pages/legal/TermsPage.tsx'
import { copy as pricing } from '#pages/pricing/copy.ts'
import { PricingPage } from '#pages/pricing/PricingPage.tsx'
import { useAppStyles } from './App.styles.ts'
import { copy } from './copy.ts'
import type { PrerenderedFrames, PrerenderedHtml, PrerenderedPage } from './prerendered.ts'
import { usePrerenderStyles } from './prerender.styles.ts'

type PublicPage = { path: string; title: string; description: string | null; Page: ComponentType }

const { of: titleOf, default: defaultTitle } = copy.pageTitle

const pages: PublicPage[] = [
  // Both are fixed by docs/specification.md §2.
  { path: '/', title: defaultTitle, description: null, Page: LandingPage },
  {
    path: '/pricing',
    title: titleOf(copy.titles.pricing),
    description: pricing.pricingPage.lead,
    Page: PricingPage,
  },
  { path: '/pp', title: titleOf(copy.titles.privacy), description: legal.privacy.lead, Page: PrivacyPage },
  { path: '/tou', title: titleOf(copy.titles.terms), description: legal.terms.lead, Page: TermsPage },
  {
    path: '/as',
    title: titleOf(copy.titles.accessibility),
    description: legal.accessibility.lead,
    Page: AccessibilityPage,
  },
]

/** The class of the element that has the theme's tokens. */
const THEMED = 'themed'

/** The alternative text of the picture that link previews show. */
export const cardText = landing.landingPage.board.alt

/** All prerendered pages. `nonce` is in their styles until the server replaces it with that of a response. */
export function prerenderPages(nonce: string): PrerenderedPage[] {
  return pages.map(({ Page, ...page }) => {
    const html = prerender(<RouterProvider router={routerOf({ ...page, Page })} />, nonce)
    return { ...page, ...html, fonts: [interUrl, frauncesUrl] }
  })
}

/** What the pages of each audience start with. */
export const prerenderFrames = (nonce: string): PrerenderedFrames => ({
  agent: prerender(<AgentStartFrame />, nonce),
  client: prerender(<ClientStartFrame />, nonce),
})

function prerender(content: ReactNode, nonce: string): PrerenderedHtml {
  const renderer = createDOMRenderer(undefined, { styleElementAttributes: { nonce } })
  const html = renderToStaticMarkup(
    <RendererProvider renderer={renderer}>
      <Document>{content}</Document>
    </RendererProvider>,
  )
  const styles = renderToStaticMarkup(<>{renderToStyleElements(renderer)}</>)
  return { html, styles: themes(styles, nonce) + styles }
}

function routerOf({ path, Page }: PublicPage) {
  return createMemoryRouter([{ element: <PublicLayout />, children: [{ path, element: <Page /> }] }], {
    initialEntries: [path],
  })
}

/** What the app renders around every page, without what needs a browser. */
function Document({ children }: { children: ReactNode }) {
  useGlobalStyle()
  const app = useAppStyles()
  const styles = usePrerenderStyles()
  return (
    <div className={`${THEMED} ${styles.root}`}>
      <div className={app.page}>{children}</div>
    </div>
  )
}

/**
 * The tokens that the styles use, for both themes: the browser picks by `data-theme`, which is set before the first paint.
 * Paper is light, as in the app. Not on the root of the document: with more than a few custom properties there, Chromium
 * restyles every element whenever the root changes, as it does when a modal opens.
 */
function themes(styles: string, nonce: string): string {
  const used = new Set([...styles.matchAll(/var\(--(\w+)/g)].map(([, name]) => name))
  const tokens = (theme: ProTrackerTheme) =>
    Object.entries(theme)
      .filter(([name]) => used.has(name))
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')
  const css = `.${THEMED}{${tokens(lightTheme)}}@media not print{[data-theme=dark] .${THEMED}{${tokens(darkTheme)}}}`
  return `<style nonce="${nonce}">${css}</style>`
}
