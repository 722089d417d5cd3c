import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import type { TabRegistry } from 'remote-kit/registry'
import { createRemoteRoutes } from '#federation/remote-routes.tsx'
import { LoginGuard } from '#parts/guards/LoginGuard.tsx'
import { OperatorGuard } from '#parts/guards/OperatorGuard.tsx'
import { copy } from './copy.ts'
import type { RouteHandle } from './page-title.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PageFailure } from './PageFailure.tsx'
import { RootLayout } from './RootLayout.tsx'
import { StartSpinner } from './StartSpinner.tsx'

const titled = (title: string): RouteHandle => ({ title })

/** Public pages (docs/specification.md §2). Each is loaded on its first visit. */
const publicRoutes: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await import('#pages/landing/LandingPage.tsx')).LandingPage }) },
  {
    path: '/pricing',
    handle: titled(copy.titles.pricing),
    lazy: async () => ({ Component: (await import('#pages/pricing/PricingPage.tsx')).PricingPage }),
  },
  {
    path: '/contact-us',
    handle: titled(copy.titles.contact),
    lazy: async () => ({ Component: (await import('#pages/contact/ContactPage.tsx')).ContactPage }),
  },
  {
    path: '/pp',
    handle: titled(copy.titles.privacy),
    lazy: async () => ({ Component: (await import('#pages/legal/PrivacyPage.tsx')).PrivacyPage }),
  },
  {
    path: '/tou',
    handle: titled(copy.titles.terms),
    lazy: async () => ({ Component: (await import('#pages/legal/TermsPage.tsx')).TermsPage }),
  },
  {
    path: '/as',
    handle: titled(copy.titles.accessibility),
    lazy: async () => ({ Component: (await import('#pages/legal/AccessibilityPage.tsx')).AccessibilityPage }),
  },
]

/**
 * Pages to sign up, sign in or set a password. Each brings its own layout and has no guard. Those with only a form
 * share one chunk, because every chunk adds its name and hash to the shell's first file.
 */
const accountRoutes: RouteObject[] = [
  {
    path: '/signup',
    handle: titled(copy.titles.signUp),
    lazy: async () => ({ Component: (await import('#pages/signup/SignupPage.tsx')).SignupPage }),
  },
  {
    path: '/agent/login',
    handle: titled(copy.titles.agentLogin),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "ways-in" */ '#pages/login/AgentLoginPage.tsx')).AgentLoginPage,
    }),
  },
  {
    path: '/client/login',
    handle: titled(copy.titles.clientLogin),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "ways-in" */ '#pages/login/ClientLoginPage.tsx')).ClientLoginPage,
    }),
  },
  {
    path: '/set_password/:uid/:token',
    handle: titled(copy.titles.setPassword),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "ways-in" */ '#pages/account-link/SetPasswordPage.tsx'))
        .SetPasswordPage,
    }),
  },
  {
    path: '/decline_invitation/:uid/:token',
    handle: titled(copy.titles.declineInvitation),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "ways-in" */ '#pages/account-link/DeclineInvitationPage.tsx'))
        .DeclineInvitationPage,
    }),
  },
]

/** The shell's own pages for agents. */
const agentRoutes: RouteObject[] = [
  {
    path: '/agent/teams',
    handle: titled(copy.titles.teams),
    lazy: async () => ({ Component: (await import('#pages/teams/TeamsPage.tsx')).TeamsPage }),
  },
  {
    path: '/agent/faq',
    handle: titled(copy.titles.help),
    lazy: async () => ({ Component: (await import('#pages/faq/FaqPage.tsx')).FaqPage }),
  },
]

/**
 * Every route of docs/specification.md §2. Routes of remotes come from the registry, so they exist even if no remote
 * can be loaded. `onShown` is called once the first page is shown.
 */
export function createRoutes(registry: TabRegistry, onShown?: () => void): RouteObject[] {
  return [
    {
      element: <RootLayout onShown={onShown} />,
      errorElement: <PageFailure />,
      hydrateFallbackElement: <StartSpinner />,
      children: [
        {
          lazy: async () => ({ Component: (await import('#frame/public/PublicLayout.tsx')).PublicLayout }),
          children: publicRoutes,
        },
        ...accountRoutes,
        ...createRemoteRoutes(registry, 'public'),
        {
          element: <LoginGuard />,
          children: [
            {
              lazy: async () => ({ Component: (await import('#frame/agent/AgentLayout.tsx')).AgentLayout }),
              children: [
                ...agentRoutes,
                ...createRemoteRoutes(registry, 'agent'),
                { element: <OperatorGuard />, children: createRemoteRoutes(registry, 'operator') },
              ],
            },
            {
              lazy: async () => ({ Component: (await import('#frame/client/ClientLayout.tsx')).ClientLayout }),
              children: createRemoteRoutes(registry, 'client'),
            },
          ],
        },
        { path: '*', handle: titled(copy.titles.notFound), element: <NotFoundPage /> },
      ],
    },
  ]
}

/** Creates the router. Call it once: it listens to the browser's history. */
export function createRouter(registry: TabRegistry, onShown?: () => void) {
  return createBrowserRouter(createRoutes(registry, onShown))
}
