import { matchPath } from 'react-router'
import type { Audience } from 'remote-kit/contract'
import type { TabRegistry, TabRemote } from 'remote-kit/registry'
import { type ShellPage, shellPages } from './shell-pages.ts'

/** The page at a path, of the shell or of a remote. */
export type PageMatch = ShellPage | { path: string; audience: Audience; remote: TabRemote; requests: readonly string[] }

/**
 * Finds the page at a path like the router in the browser: static paths before those with parameters. Null is a 404.
 */
export function matchPage(pathname: string, registry: TabRegistry): PageMatch | null {
  const pages: PageMatch[] = [
    ...shellPages,
    ...registry.remotes.flatMap((remote) =>
      remote.release.manifest.data.routes.map(({ path, audience, requests = [] }) => ({
        path,
        audience,
        remote,
        requests,
      })),
    ),
  ]
  const byRank = pages.toSorted((a, b) => parameters(a.path) - parameters(b.path))
  return byRank.find(({ path }) => matchPath(path, pathname)) ?? null
}

function parameters(path: string): number {
  return path.split('/').filter((part) => part.startsWith(':') || part === '*').length
}
