/** The platform as its console shows it: which version of which remote is where, who put it there, and what fits what. */
import { isRecord } from '#federation/shapes.ts'

export type Platform = {
  /** The environment of the shell that answered. The figures are about it. */
  environment: string
  /** What a page may have before it's shown, compressed. */
  pageLimitKb: number
  environments: PlatformEnvironment[]
}

export type PlatformEnvironment = {
  name: string
  /** Why its registry can't be shown, or null. */
  fault: string | null
  shell: { version: string; shellApi: string; runtime: string; url: string | null } | null
  remotes: PlatformRemote[]
  packages: PlatformPackage[]
}

export type PlatformRemote = {
  name: string
  /** Empty if no one gets it yet. */
  active: string
  disabled: boolean
  /** `since`: when it began, if the history says so. */
  canary: { version: string; share: number; since: string | null } | null
  /** Newest first, as far as the registry keeps them. */
  versions: PlatformVersion[]
  /** Newest first. */
  edits: PlatformEdit[]
}

export type PlatformVersion = {
  version: string
  /** Who put it there first; null if no release of it is in the history. */
  released: PlatformEdit | null
  /** The range of the shell's API that it needs. */
  shellApi: string
  /** The key that its team signed it with. */
  key: string | null
  /** Only of what visitors get. `kb`: what it starts with, compressed; null if its host doesn't say. */
  pages: { path: string; title: string; kb: number | null }[]
  /** Why it wouldn't run in an environment, by the environment's name. Nothing: it would. */
  misfits: Record<string, string[]>
}

/** A line of the history. */
export type PlatformEdit = {
  at: string
  by: string
  what: string
  from: string | null
  to: string | null
  /** The version that was uploaded or withdrawn, which visitors don't get. */
  version?: string
  /** The percentage of visitors that a canary got. */
  share?: number
  /** The gates that it didn't pass, for the reason in `why`. */
  skipped?: readonly string[]
  why: string | null
  origin: string | null
}

/** A shared package: the version that the shell shares, and the range that each release in use accepts. */
export type PlatformPackage = {
  name: string
  offered: string | null
  needs: { remote: string; version: string; range: string; fits: boolean }[]
}

/** Whether a value is what the console gets. Its server is of the same platform, so this looks at the outline only. */
export const isPlatform = (value: unknown): value is Platform =>
  isRecord(value) &&
  typeof value.environment === 'string' &&
  typeof value.pageLimitKb === 'number' &&
  isListOf(value.environments, isEnvironment)

const isEnvironment = (value: unknown): value is PlatformEnvironment =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  isListOf(value.remotes, isRemote) &&
  isListOf(value.packages, (one) => isRecord(one) && typeof one.name === 'string' && Array.isArray(one.needs))

const isRemote = (value: unknown): value is PlatformRemote =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.active === 'string' &&
  isListOf(value.versions, (one) => isRecord(one) && Array.isArray(one.pages) && isRecord(one.misfits)) &&
  isListOf(value.edits, (one) => isRecord(one) && typeof one.at === 'string')

const isListOf = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every((one: unknown) => isOne(one))
