/** What environments are called, and where the registry of each is. */
import { join } from 'node:path'

/** The environment that is meant if none is named. */
export const DEFAULT_ENVIRONMENT = 'production'

const NAME = /^[a-z][a-z0-9-]{0,30}$/

/** The file with the registry of an environment, which its shell's server reads. */
export function registryFileOf(dataDir: string, environment: string): string {
  ensureEnvironmentName(environment)
  return join(dataDir, environment === DEFAULT_ENVIRONMENT ? 'registry.json' : `registry.${environment}.json`)
}

/** Throws unless a text can name an environment: it becomes a part of a file's name. */
export function ensureEnvironmentName(name: string): void {
  if (NAME.test(name)) return
  throw new Error(`${name || 'An empty text'} cannot name an environment. A name looks like staging`)
}
