/** Keys of the query cache, typed by the contract. `useApi()` creates keys of the same form. */
import type { MaybeOptionalInit } from 'openapi-fetch'
import type { paths } from 'openapi'

type PathsThat<Can> = { [Path in keyof paths]: paths[Path] extends Can ? Path : never }[keyof paths]

/** A path with a GET operation. */
export type ReadPath = PathsThat<{ get: object }>
/** A path with a write operation. */
export type WritePath = PathsThat<{ post: object } | { put: object } | { patch: object } | { delete: object }>

/** The common prefix of all query keys of a path. */
export const queriesOf = <Path extends ReadPath>(path: Path) => ['get', path] as const

/** The key of the query that `useApi().useQuery('get', path, init)` makes. */
export const queryKeyOf = <Path extends ReadPath>(path: Path, init: MaybeOptionalInit<paths[Path], 'get'>) =>
  ['get', path, init] as const

/** The key of a dry run: what a write would change. */
export const dryRunKeyOf = (path: WritePath, ...asked: readonly unknown[]) => ['dry run', path, ...asked] as const
