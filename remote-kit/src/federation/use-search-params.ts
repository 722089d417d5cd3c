import { useCallback, useContext, useSyncExternalStore } from 'react'
import {
  type NavigateOptions,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  // oxlint-disable-next-line no-restricted-imports -- the one place that may
  useSearchParams as useRenderedSearchParams,
} from 'react-router'

type Change = URLSearchParams | Record<string, string> | ((current: URLSearchParams) => URLSearchParams)

/**
 * The parameters of the URL, and a function that replaces or changes them.
 *
 * React Router's own hook changes the parameters of the last render. Two clicks in a row, with no render between them,
 * would lose the first. This one changes those of the current URL. React Router shares its router with pages only under
 * a name that warns of changes; the test next to this file would show one.
 *
 * @throws {Error} If the page is not inside a `RouterProvider`.
 */
export function useSearchParams(): [URLSearchParams, (change: Change, options?: NavigateOptions) => void] {
  const [params] = useRenderedSearchParams()
  const navigate = useNavigate()
  const router = useRouter()
  const setParams = useCallback(
    (change: Change, options?: NavigateOptions) => {
      const next =
        typeof change === 'function'
          ? change(new URLSearchParams(router.state.location.search))
          : new URLSearchParams(change)
      // The same page: what it opens beside itself must not scroll it away.
      void navigate(`?${next}`, { preventScrollReset: true, ...options })
    },
    [navigate, router],
  )
  return [params, setParams]
}

/** The parameters with other values. One without a value is removed. */
export function paramsWith(
  params: URLSearchParams,
  values: Readonly<Record<string, string | readonly string[] | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value.length === 0) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

/**
 * A parameter of the URL as soon as it changes, for what opens over a page. React Router renders the whole page for a new
 * URL before it shows anything of it; a small component with this hook is shown before.
 *
 * @throws {Error} If the page is not inside a `RouterProvider`.
 */
export function useSearchParamAtOnce(name: string): string | null {
  const router = useRouter()
  const rendered = useLocation()
  const read = () => {
    const { location } = router.state
    // On the way to another page, its parameters are none of this one.
    const { search } = location.pathname === rendered.pathname ? location : rendered
    return new URLSearchParams(search).get(name)
  }
  const subscribe = useCallback((listen: () => void) => router.subscribe(listen), [router])
  return useSyncExternalStore(subscribe, read)
}

function useRouter() {
  const router = useContext(DataRouterContext)?.router
  if (!router) throw new Error('useSearchParams needs a RouterProvider')
  return router
}
