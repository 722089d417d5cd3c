/** What a visitor waits for before the page of a remote is shown as the first one. Pure. */
import type { RemoteManifest } from './registry.ts'

/** The most that it may be, compressed. */
export const PAGE_LIMIT_KB = 120

/** The files that a page of a remote starts with: the entry, the contract and the page itself. */
export const firstFilesOf = ({ entry, preload }: Pick<RemoteManifest, 'entry' | 'preload'>, path: string): string[] => [
  ...new Set([entry, ...preload.contract, ...(preload.pages[path] ?? [])]),
]

/** Bytes as a budget counts them. */
export const kilobytesOf = (sizes: readonly number[]): number =>
  Math.ceil(sizes.reduce((sum, each) => sum + each, 0) / 1000)
