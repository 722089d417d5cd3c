import { findRemotes } from '#remote-kit/build/remote-json.ts'
import { root } from './root.ts'

/** The remotes, in the order of their ports. There is no other list: a folder `mf-…` with its `remote.json` is one. */
export const remotes = findRemotes(root)

export const remoteNames: readonly string[] = remotes.map(({ name }) => name)
