import type { RemoteContract } from 'remote-kit/contract'

/** What each remote brings, by its name. Empty on disk: the monolith's build puts a module in its place that imports them all. */
export const contracts: Record<string, RemoteContract> = {}
