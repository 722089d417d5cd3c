import { findRemotes } from '#remote-kit/remote-json/remote-json.ts'
import { root } from './root.ts'

/** The remotes, ordered by port. There is no other list: every folder `mf-…` with a `remote.json` is a remote. */
export const remotes = findRemotes(root)

export const remoteNames: readonly string[] = remotes.map(({ name }) => name)
