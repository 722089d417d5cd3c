/** Renders a screen in a test like the shell does: with routes, theme, query client and a fake API. */
import '@testing-library/jest-dom/vitest'
import { FluentProvider } from '@fluentui/react-components'
import { QueryClientProvider } from '@tanstack/react-query'
import { configure, render, type RenderResult } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { Problem, User } from 'openapi'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { lightTheme } from 'ui-kit/theme'
import { createApiClient } from '#api/api-client.ts'
import { RemoteProvider } from '#contract/context.tsx'
import { createNotify, type Toast } from '#contract/notify.ts'
import { useShortcuts } from '#commands/use-shortcuts.ts'
import { createQueryClient } from '#contract/query-client.ts'
import { userProfileAtom } from '#session/session.ts'

// A long timeout for busy machines: the first use of a lazy part has to load it.
configure({ asyncUtilTimeout: 10_000 })

// In happy-dom, waiting for a canceled animation rejects. Without animations, Fluent shows the final state at once.
Reflect.deleteProperty(Element.prototype, 'animate')

// happy-dom has no layout, and in a body without a size Fluent finds nothing focusable. A dialog then never gets the
// focus and is hidden from `findByRole` after 250 ms, which makes tests fail on busy machines.
document.body.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, innerHeight)

/** A request to the fake API. */
export type AnsweredRequest = { method: string; path: string; query: URLSearchParams; headers: Headers; body: unknown }

/**
 * Handlers by `METHOD /path/`. A `*` matches one path segment, such as an id. A handler returns JSON or a Response.
 */
export type Answers = Record<string, (request: AnsweredRequest) => unknown>

export type ScreenOptions = {
  /** The route's path and the address to open: `'/client/deal/:dealId'` and `'/client/deal/1'`. */
  path: string
  at?: string
  answers: Answers
  user?: User | null
  /** False if the screen runs the shortcuts itself. */
  runsShortcuts?: boolean
}

export type Screen = RenderResult & {
  /** Every toast that was shown. */
  toasts: Toast[]
  /** Every request that was made. */
  requests: AnsweredRequest[]
  router: ReturnType<typeof createMemoryRouter>
  store: ReturnType<typeof createStore>
}

/** A problem response of the API. */
export function problem(status: number, title: string, errors?: Problem['errors']): Response {
  const body: Problem = { type: 'about:blank', title, status, request_id: 'test', ...(errors && { errors }) }
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/problem+json' } })
}

/** Renders `element` at `path`. Requests without a handler are answered with a 404. */
export function renderScreen(element: ReactElement, options: ScreenOptions): Screen {
  const { path, at = path, answers, user = null, runsShortcuts = true } = options
  const toasts: Toast[] = []
  const requests: AnsweredRequest[] = []
  const notify = createNotify((toast) => toasts.push(toast))
  const api = createApiClient({ baseUrl: 'http://localhost/api/v1', fetch: answering(answers, requests) })
  const queryClient = createQueryClient(notify)
  const store = createStore()
  store.set(userProfileAtom, user)
  const context = { store, session: userProfileAtom, api, queryClient, notify, track: () => undefined }
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: 'elsewhere' },
    ],
    { initialEntries: [at] },
  )
  const rendered = render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <FluentProvider theme={lightTheme}>
          <RemoteProvider value={context}>
            {runsShortcuts && <Shortcuts />}
            <RouterProvider router={router} />
          </RemoteProvider>
        </FluentProvider>
      </QueryClientProvider>
    </Provider>,
  )
  return Object.assign(rendered, { toasts, requests, router, store })
}

/** Runs commands by their keys, as the shell does. */
function Shortcuts() {
  useShortcuts(true)
  return null
}

function answering(answers: Answers, requests: AnsweredRequest[]) {
  const patterns = Object.entries(answers).map(([call, answer]) => ({ pattern: patternOf(call), answer }))
  return async (input: RequestInfo | URL): Promise<Response> => {
    const request = input instanceof Request ? input : new Request(input)
    const url = new URL(request.url)
    const text = await request.text()
    const path = url.pathname.replace('/api/v1', '')
    const isJson = request.headers.get('Content-Type')?.includes('json')
    const asked = {
      method: request.method,
      path,
      query: url.searchParams,
      headers: request.headers,
      body: isJson ? JSON.parse(text) : text,
    }
    requests.push(asked)
    const found = patterns.find(({ pattern }) => pattern.test(`${request.method} ${path}`))
    const answer = found
      ? await found.answer(asked)
      : problem(404, `no answer in this test for ${request.method} ${path}`)
    if (answer instanceof Response) return answer
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer)
  }
}

const patternOf = (call: string) =>
  new RegExp(`^${call.replaceAll(/[.?+^$()|[\]\\{}]/g, String.raw`\$&`).replaceAll('*', '[^/]+')}$`)
