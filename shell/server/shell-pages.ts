/**
 * The shell's own pages for its server, which cannot run the router: which paths exist, and which parts of the build each
 * needs first, named by the imports in `router.tsx`. `shell-pages.test.ts` holds it against the router.
 */
import type { Audience } from 'remote-kit/contract'

/** The frame around all pages of an audience. */
export const layoutOf: Record<Audience, string | null> = {
  agent: './layout/AgentLayout.tsx',
  client: './layout/ClientLayout.tsx',
  public: null,
}

/** The frame of those that anybody may read; ways in have frames of their own. */
const layout = './layout/PublicLayout.tsx'

export type ShellPage = { path: string; page: string; audience: Audience; layout?: string }

export const shellPages: readonly ShellPage[] = [
  { path: '/', page: './public/LandingPage.tsx', audience: 'public', layout },
  { path: '/contact-us', page: './public/ContactPage.tsx', audience: 'public', layout },
  { path: '/pp', page: './public/PrivacyPage.tsx', audience: 'public', layout },
  { path: '/tou', page: './public/TermsPage.tsx', audience: 'public', layout },
  { path: '/as', page: './public/AccessibilityPage.tsx', audience: 'public', layout },
  { path: '/signup', page: './account/SignupPage.tsx', audience: 'public' },
  { path: '/agent/login', page: './auth/AgentLoginPage.tsx', audience: 'public' },
  { path: '/client/login', page: './auth/ClientLoginPage.tsx', audience: 'public' },
  { path: '/set_password/:uid/:token', page: './account/SetPasswordPage.tsx', audience: 'public' },
  { path: '/decline_invitation/:uid/:token', page: './account/DeclineInvitationPage.tsx', audience: 'public' },
  { path: '/agent/teams', page: './teams/TeamsPage.tsx', audience: 'agent' },
  { path: '/agent/faq', page: './faq/FaqPage.tsx', audience: 'agent' },
]
