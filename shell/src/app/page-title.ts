import type { UIMatch } from 'react-router'
import { copy } from './copy.ts'

/** Fixed by docs/specification.md §2. */
export const DEFAULT_TITLE = copy.pageTitle.default

/** The `handle` of a route: `handle: { title: 'Contacts' } satisfies RouteHandle`. */
export interface RouteHandle {
  title: string
}

/** The document title: the title of the deepest matched route that has one, or the default. */
export function pageTitle(matches: readonly UIMatch[]): string {
  const title = matches.map(({ handle }) => titleOf(handle)).findLast(Boolean)
  return title ? copy.pageTitle.of(title) : DEFAULT_TITLE
}

function titleOf(handle: unknown): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return undefined
  return typeof handle.title === 'string' ? handle.title : undefined
}
