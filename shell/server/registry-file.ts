import { readFile, stat } from 'node:fs/promises'
import type { Registry } from 'remote-kit/registry'

/**
 * Reads the registry, and reads it again whenever its file has changed. If it cannot be read, the last valid one stays
 * in use, so the pages keep working.
 */
export function watchRegistry(file: string, onError: (error: unknown) => void): () => Promise<Registry> {
  let registry: Registry = { shell: null, remotes: {} }
  let seen = ''
  return async () => {
    try {
      const { mtimeMs, ino, size } = await stat(file)
      const stamp = `${mtimeMs} ${ino} ${size}`
      if (stamp !== seen) {
        registry = parseRegistry(await readFile(file, 'utf8'))
        seen = stamp
      }
    } catch (error) {
      onError(error)
    }
    return registry
  }
}

function parseRegistry(text: string): Registry {
  const registry: unknown = JSON.parse(text)
  const isRegistry = typeof registry === 'object' && registry !== null && 'remotes' in registry
  if (!isRegistry) throw new Error('The registry has no remotes')
  return registry as Registry
}
