/** What environments are called, and where the registry of each is. */
import { UsageError } from '#wording/usage-error.ts'

/** The environment that is meant if none is named. */
export const DEFAULT_ENVIRONMENT = 'production'

const NAME = /^[a-z][a-z0-9-]{0,30}$/

/** The file with the registry of an environment, which its shell's server reads. */
export const registryPathOf = (environment: string): string => `${baseOf(environment)}.json`

/** The folder with every edit of that registry. */
export const historyFolderOf = (environment: string): string => `${baseOf(environment)}.history`

function baseOf(environment: string): string {
  ensureEnvironmentName(environment)
  return environment === DEFAULT_ENVIRONMENT ? 'registry' : `registry.${environment}`
}

/** Throws unless a text can name an environment: it becomes a part of a file's name. */
export function ensureEnvironmentName(name: string): void {
  if (NAME.test(name)) return
  throw new UsageError(`${name || 'An empty text'} can’t name an environment. A name looks like staging`)
}
