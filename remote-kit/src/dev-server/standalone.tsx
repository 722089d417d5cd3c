/** Runs a remote alone, for development: its pages within the providers that the shell would render. */
import { FluentProvider, Spinner } from '@fluentui/react-components'
import { QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider as StoreProvider, useAtomValue, useSetAtom } from 'jotai'
import type { User } from 'openapi'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Navigate, Outlet, RouterProvider } from 'react-router'
import { useGlobalStyle } from 'ui-kit/global-style'
import { darkTheme, lightTheme } from 'ui-kit/theme'
import { type ApiClient, createApiClient } from '#api/api-client.ts'
import { RemoteProvider, useRemote } from '#contract/context.tsx'
import type { RemoteContext, RemoteContract } from '#contract/contract.ts'
import { createNotify } from '#contract/notify.ts'
import { useShortcuts } from '#commands/use-shortcuts.ts'
import { createQueryClient } from '#contract/query-client.ts'
import { currentTeamIdAtom, nextCurrentTeamId, themePreferenceAtom, userProfileAtom } from '#session/session.ts'
import { copy } from './copy.ts'

/** The part of a `remote.json` that is used here. */
type RemoteData = { name: string; pages: Record<string, { path: string; title: string }> }

/** Renders a remote's routes into the page. The API is at `/api` of the same origin (see `serve.ts`). */
export function startStandalone(contract: RemoteContract, data: RemoteData): void {
  const context = createContext()
  const pages = contract.createRoutes(context)
  const first = pages.find(({ path }) => !path.includes(':'))?.path ?? '/'
  const router = createBrowserRouter([
    {
      element: <Frame data={data} />,
      hydrateFallbackElement: <Spinner />,
      children: [...pages, { path: '*', element: <Navigate to={first} replace /> }],
    },
  ])
  const root = document.getElementById('root')
  if (!root) throw new Error('The page lacks #root')
  createRoot(root).render(
    <StoreProvider store={context.store}>
      <QueryClientProvider client={context.queryClient}>
        <RemoteProvider value={context}>
          <Themed>
            <RouterProvider router={router} />
          </Themed>
        </RemoteProvider>
      </QueryClientProvider>
    </StoreProvider>,
  )
}

function createContext(): RemoteContext {
  // Toasts belong to the shell. Here the console shows them.
  const notify = createNotify(({ type, message, details = [] }) => console.info(`[${type}]`, message, ...details))
  return {
    store: createStore(),
    session: userProfileAtom,
    api: createApiClient({ baseUrl: '/api/v1' }),
    queryClient: createQueryClient(notify),
    notify,
    track: (event, fields) => console.debug('[track]', event, fields),
  }
}

function Themed({ children }: { children: ReactNode }) {
  useGlobalStyle()
  const isDark = useAtomValue(themePreferenceAtom) === 'dark'
  useEffect(() => {
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
  }, [isDark])
  return <FluentProvider theme={isDark ? darkTheme : lightTheme}>{children}</FluentProvider>
}

/** Signs in, then shows the pages below links to those that need no id. */
function Frame({ data }: { data: RemoteData }) {
  const { api } = useRemote()
  const user = useAtomValue(userProfileAtom)
  const [isAsked, setIsAsked] = useState(false)
  const setUser = useSetUser(api)
  useShortcuts(true)

  useEffect(() => {
    void api
      .GET('/auth/login/')
      .then(({ data: profile }) => profile && setUser(profile))
      .catch(() => undefined)
      .finally(() => setIsAsked(true))
  }, [api, setUser])

  if (!isAsked) return <Spinner />
  if (!user) return <SignIn onSignedIn={setUser} />
  return (
    <>
      <nav aria-label={data.name}>
        {Object.values(data.pages)
          .filter(({ path }) => !path.includes(':'))
          .map(({ path, title }) => (
            <Link key={path} to={path}>
              {title}{' '}
            </Link>
          ))}
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  )
}

/** Stores the signed-in user and their first team, like the shell. */
function useSetUser(api: ApiClient): (user: User) => void {
  const setProfile = useSetAtom(userProfileAtom)
  const setTeam = useSetAtom(currentTeamIdAtom)
  const [setUser] = useState(() => (user: User) => {
    setProfile(user)
    void api.GET('/teams/').then(({ data }) => setTeam((current) => nextCurrentTeamId(current, data?.results ?? [])))
  })
  return setUser
}

function SignIn({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  const { api } = useRemote()
  const [problem, setProblem] = useState('')

  const signIn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    const body = { username: text('username'), password: text('password') }
    void api.POST('/auth/login/', { body }).then(
      ({ data }) => data && onSignedIn(data),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    )
  }

  return (
    <form onSubmit={signIn}>
      <input name="username" aria-label={copy.signIn.email} defaultValue="agent@demo.test" />
      <input name="password" aria-label={copy.signIn.password} type="password" defaultValue="protracker-demo" />
      <button>{copy.signIn.submit}</button> {problem}
    </form>
  )
}
