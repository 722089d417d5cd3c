/**
 * The shell's own pages, for its server, which cannot run the router: which paths exist, and which parts of the build
 * each page needs first. The names are the imports in `app/router.tsx`. `shell-pages.test.ts` compares this list to the
 * router.
 */
import type { Audience } from 'remote-kit/contract'
import type { PrerenderedFrames } from '../src/app/prerendered.ts'

const AGENT_LAYOUT = '#frame/agent/AgentLayout.tsx'

/** The layout around all pages of an audience. */
export const layoutOf: Record<Audience, string | null> = {
  agent: AGENT_LAYOUT,
  client: '#frame/client/ClientLayout.tsx',
  public: null,
  operator: AGENT_LAYOUT,
}

/** The prerendered frame with which the pages of an audience start. */
export const frameOf: Record<Audience, keyof PrerenderedFrames | null> = {
  agent: 'agent',
  client: 'client',
  public: null,
  operator: 'agent',
}

/** The layout of public pages. Login and sign-up pages bring their own. */
const layout = '#frame/public/PublicLayout.tsx'

const AGENT_REQUESTS = ['/teams/?page_size=100'] as const

/** What the layout of an audience asks the API for first. */
export const requestsOf: Record<Audience, readonly string[]> = {
  agent: AGENT_REQUESTS,
  client: [],
  public: [],
  operator: AGENT_REQUESTS,
}

export type ShellPage = { path: string; page: string; audience: Audience; layout?: string }

export const shellPages: readonly ShellPage[] = [
  { path: '/', page: '#pages/landing/LandingPage.tsx', audience: 'public', layout },
  { path: '/pricing', page: '#pages/pricing/PricingPage.tsx', audience: 'public', layout },
  { path: '/contact-us', page: '#pages/contact/ContactPage.tsx', audience: 'public', layout },
  { path: '/pp', page: '#pages/legal/PrivacyPage.tsx', audience: 'public', layout },
  { path: '/tou', page: '#pages/legal/TermsPage.tsx', audience: 'public', layout },
  { path: '/as', page: '#pages/legal/AccessibilityPage.tsx', audience: 'public', layout },
  { path: '/signup', page: '#pages/signup/SignupPage.tsx', audience: 'public' },
  { path: '/agent/login', page: '#pages/login/AgentLoginPage.tsx', audience: 'public' },
  { path: '/client/login', page: '#pages/login/ClientLoginPage.tsx', audience: 'public' },
  { path: '/set_password/:uid/:token', page: '#pages/account-link/SetPasswordPage.tsx', audience: 'public' },
  {
    path: '/decline_invitation/:uid/:token',
    page: '#pages/account-link/DeclineInvitationPage.tsx',
    audience: 'public',
  },
  { path: '/agent/teams', page: '#pages/teams/TeamsPage.tsx', audience: 'agent' },
  { path: '/agent/faq', page: '#pages/faq/FaqPage.tsx', audience: 'agent' },
]
