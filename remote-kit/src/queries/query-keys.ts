/** Keys of the query cache, checked against the contract. `useApi()` makes its own in the same form. */
import type { MaybeOptionalInit } from 'openapi-fetch'
import type { paths } from 'openapi'

type PathsThat<Can> = { [Path in keyof paths]: paths[Path] extends Can ? Path : never }[keyof paths]

/** A path that is read. */
export type ReadPath = PathsThat<{ get: object }>
/** A path that is written. */
export type WritePath = PathsThat<{ post: object } | { put: object } | { patch: object } | { delete: object }>

/** What the keys of all queries of a path begin with. */
export const queriesOf = <Path extends ReadPath>(path: Path) => ['get', path] as const

/** The key of the query that `useApi().useQuery('get', path, init)` makes. */
export const queryKeyOf = <Path extends ReadPath>(path: Path, init: MaybeOptionalInit<paths[Path], 'get'>) =>
  ['get', path, init] as const

/** The key for what a write would do, asked for without doing it. */
export const dryRunKeyOf = (path: WritePath, ...asked: readonly unknown[]) => ['dry run', path, ...asked] as const
