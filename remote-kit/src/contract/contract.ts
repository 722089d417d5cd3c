/// <reference path="../../ambient.d.ts" preserve="true" />
/**
 * The contract between the shell and a remote. A remote exposes one module, `./contract`, which exports `contract`. All
 * that the shell needs before it loads that module (menu, routes, titles, audience) is data in the registry
 * (`RemoteManifestData`).
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Atom, createStore } from 'jotai'
import type { User } from 'openapi'
import type { ComponentType } from 'react'
import type { ApiClient } from '#api/api-client.ts'
import type { Notify } from './notify.ts'

/** The version of this contract. A remote built for another version is not loaded. */
export const CONTRACT_VERSION = 1

/**
 * The version of `RemoteContext` and of the modules that the shell shares. Remotes state the range that they need. 1.1
 * runs the commands that remotes register; 1.2 shares menus; 1.3 has pages for operators, and tries faults; 1.4 runs what
 * a page exports as `prefetch`.
 */
export const SHELL_API = '1.4.0'

/** What the shell gives to a remote. Remotes read the session here and never call the session endpoint. */
export type RemoteContext = {
  store: ReturnType<typeof createStore>
  /** Read-only: the signed-in user's profile, or null. */
  session: Atom<User | null>
  api: ApiClient
  queryClient: QueryClient
  notify: Notify
  /** Records an event for monitoring. */
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
 * A React Router route with an absolute path and a lazy page. The shell loads the page itself, with its time limit and
 * a retry: a data router would cache a failed `lazy`.
 */
export type RemoteRoute = { path: string; lazy: () => Promise<RemotePage> }

export type RemotePage = { Component: ComponentType; prefetch?: Prefetch }

/**
 * Asks the API for what a page shows first, into the context's query client. When a tab opens with the page, this runs as
 * soon as the page's code is there, while the shell is still busy with its own frame. The page is shown once this is done, or
 * 0.6 s later without. It works without it, and what fails is asked again by the page.
 */
export type Prefetch = (context: RemoteContext, address: PageAddress) => Promise<void>

export type PageAddress = {
  /** The parameters of the page's path: `id` of `/agent/deal/:id`. */
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

/** Who a page is for. Operators run the platform: they are agents with the console besides. */
export const AUDIENCES = ['agent', 'client', 'public', 'operator'] as const
export type Audience = (typeof AUDIENCES)[number]

/** The sections of the menu. */
export const NAV_SECTIONS = ['main', 'people', 'business'] as const

/**
 * The icons that the shell has for menu entries; `dot` is for a page that none of them fits. A new one is a new minor
 * version of `SHELL_API`.
 */
export const NAV_ICONS = [
  'home',
  'board',
  'tasks',
  'calendar',
  'people',
  'leads',
  'reports',
  'teams',
  'help',
  'console',
  'dot',
] as const

/** A remote as data: its `remote.json`, published to the registry. Menu, guards and the 404 page use only this. */
export type RemoteManifestData = {
  name: string
  shellApi: string
  routes: {
    path: string
    title: string
    audience: Audience
    /** The page's name, such as `HomePage`. The shell preloads its files together with the remote. */
    page: string
    /** GET requests of the API that the page makes first, below `/api/v1`. They run while its code loads. */
    requests?: string[]
  }[]
  nav: { label: string; path: string; icon: string; section: (typeof NAV_SECTIONS)[number]; order: number }[]
}

/** The lazy import of each page. Its file exports a component with the page's name, and perhaps its `prefetch`. */
type PageImports<Name extends string> = {
  [Page in Name]: () => Promise<{ [Export in Page]: ComponentType } & { prefetch?: Prefetch }>
}

/**
 * Defines a remote from its `remote.json` and the lazy import of each page. A page that is missing in one of the two is
 * a type error. `MF_BUILD_VERSION` is set by the build preset.
 */
export function defineRemote<Name extends string>(
  { shellApi, pages }: { shellApi: string; pages: Record<Name, { path: string }> },
  imports: PageImports<NoInfer<Name>>,
): RemoteContract {
  const routeOf = (page: Name): RemoteRoute => ({
    path: pages[page].path,
    lazy: async () => {
      const { [page]: Component, prefetch } = await imports[page]()
      return prefetch ? { Component, prefetch } : { Component }
    },
  })
  const names = Object.keys(pages) as Name[]
  const buildId = import.meta.env.MF_BUILD_VERSION
  return { contractVersion: CONTRACT_VERSION, shellApi, buildId, createRoutes: () => names.map(routeOf) }
}
