import type { RouteObject } from 'react-router'
import type { Audience } from 'remote-kit/contract'
import type { TabRegistry } from 'remote-kit/registry'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { RemotePage } from './RemotePage.tsx'

/** The `handle` of a remote's route. */
export type RemoteRouteHandle = { title: string; audience: Audience; remote: string }

/**
 * The routes of all remotes for one audience, with absolute paths, built from data only. They and their titles exist
 * even if the remotes cannot be loaded.
 */
export function createRemoteRoutes({ remotes }: TabRegistry, audience: Audience): RouteObject[] {
  return remotes.flatMap(({ name, release }) =>
    release.manifest.data.routes
      .filter((route) => route.audience === audience)
      .map((route) => ({
        path: route.path,
        handle: { title: route.title, audience: route.audience, remote: name } satisfies RemoteRouteHandle,
        element: (
          <RemoteBoundary key={name} remote={name}>
            <RemotePage key={`${name} ${route.path}`} remote={name} path={route.path} />
          </RemoteBoundary>
        ),
      })),
  )
}
