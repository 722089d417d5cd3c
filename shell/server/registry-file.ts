import { readFile, stat } from 'node:fs/promises'
import { readRegistry } from 'remote-kit/read-registry'
import type { Registry } from 'remote-kit/registry'

/**
 * Reads the registry, and reads it again whenever its file has changed. What cannot be read stays as it was last: the
 * whole registry, or the record of one remote. `onError` hears of each such state once.
 */
export function watchRegistry(file: string, onError: (error: unknown) => void): () => Promise<Registry> {
  let registry: Registry = { shell: null, remotes: {}, routes: {} }
  let seen = ''
  let reading: Promise<void> | null = null

  async function read(): Promise<void> {
    const stamp = await stampOf(file)
    if (stamp === seen) return
    seen = stamp
    try {
      registry = withKept(readRegistry(JSON.parse(await readFile(file, 'utf8'))), registry, onError)
    } catch (error) {
      onError(new Error(`The registry ${file} cannot be read. The last one stays in use.`, { cause: error }))
    }
  }

  return async () => {
    reading ??= read().finally(() => (reading = null))
    await reading
    return registry
  }
}

/** What is read, with the last record of each remote that is unreadable now. */
function withKept(
  { registry, unreadable, faults }: ReturnType<typeof readRegistry>,
  last: Registry,
  onError: (error: unknown) => void,
): Registry {
  if (faults.length > 0) onError(new Error(`Parts of the registry are left out:\n  ${faults.join('\n  ')}`))
  const kept = unreadable.flatMap((name) => {
    const record = last.remotes[name]
    return record ? [[name, record] as const] : []
  })
  return { ...registry, remotes: { ...registry.remotes, ...Object.fromEntries(kept) } }
}

async function stampOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null)
  return found ? `${found.mtimeMs} ${found.ino} ${found.size}` : 'missing'
}
