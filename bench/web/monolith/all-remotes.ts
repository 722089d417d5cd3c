import type { RemoteContract } from 'remote-kit/contract'

/**
 * The contract of each remote, by name. Empty on disk: the monolith's build replaces it by a module that imports all
 * remotes.
 */
export const contracts: Record<string, RemoteContract> = {}
