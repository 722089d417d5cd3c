/// <reference path="./env.d.ts" />
/**
 * What the shell and a remote agree on. A remote is one exposed module, `./contract`, that exports `contract`; everything
 * the shell needs before it loads that module (menu, routes, titles, audience) is data in the registry (`RemoteManifestData`).
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Atom, createStore } from 'jotai'
import type { User } from 'openapi'
import type { ComponentType } from 'react'
import type { ApiClient } from '#api/api-client.ts'
import type { Notify } from './notify.ts'

/** The shape of this agreement. A remote built for another one is not loaded. */
export const CONTRACT_VERSION = 1

/** The version of what the shell offers in `RemoteContext`. Remotes state the range they need. */
export const SHELL_API = '1.0.0'

/** What a remote is given. It reads the session and never calls the session endpoint. */
export type RemoteContext = {
  store: ReturnType<typeof createStore>
  /** Read-only: the signed-in user's profile, or null. */
  session: Atom<User | null>
  api: ApiClient
  queryClient: QueryClient
  notify: Notify
  /** Records something that happened, for whoever watches the product run. */
  track: (event: string, data?: Record<string, string | number>) => void
}

export type RemoteContract = {
  contractVersion: number
  /** A semver range of `SHELL_API`. */
  shellApi: string
  buildId: string
  /** The remote's routes, one for each page in its `remote.json`. */
  createRoutes: (context: RemoteContext) => RemoteRoute[]
}

/**
 * A React Router route with an absolute path and a lazy page. The shell loads the page itself, under its time limit and
 * with Retry: a data router keeps a failed `lazy` for good.
 */
export type RemoteRoute = { path: string; lazy: () => Promise<{ Component: ComponentType }> }

export type Audience = 'agent' | 'client' | 'public'

/** A remote as data: its `remote.json`, published into the registry. Menu, guards and 404 live on it alone. */
export type RemoteManifestData = {
  name: string
  shellApi: string
  /** `page`: the page's name, such as `HomePage`; the shell fetches its files together with the remote. */
  routes: { path: string; title: string; audience: Audience; page: string }[]
  nav: { label: string; path: string; icon: string; section: 'main' | 'people' | 'business'; order: number }[]
}

/** How each page is loaded: its file exports a component of the page's name. */
type PageImports<Name extends string> = { [Page in Name]: () => Promise<{ [Export in Page]: ComponentType }> }

/**
 * What a remote is: the `remote.json` in its folder, and the lazy import of each page in it. A page that only one of the two
 * names does not compile. `MF_BUILD_VERSION` is set by the build preset.
 */
export function defineRemote<Name extends string>(
  { shellApi, pages }: { shellApi: string; pages: Record<Name, { path: string }> },
  imports: PageImports<NoInfer<Name>>,
): RemoteContract {
  const routeOf = (page: Name): RemoteRoute => ({
    path: pages[page].path,
    lazy: async () => ({ Component: (await imports[page]())[page] }),
  })
  const names = Object.keys(pages) as Name[]
  const buildId = import.meta.env.MF_BUILD_VERSION
  return { contractVersion: CONTRACT_VERSION, shellApi, buildId, createRoutes: () => names.map(routeOf) }
}
