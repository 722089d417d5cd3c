/**
 * The registry of an environment in a storage: `registry.json`, which shells' servers read, and `registry.history/` beside it
 * with one file for each revision. Creating the next one is the compare and swap: it gets its number only if no one else was
 * faster, and it is complete from the start. A process that is killed leaves either the old state or the new one, and no lock.
 */
import type { Registry } from '#federation/registry.ts'
import { bytesOf, forEachOf, type Storage, type StoredFile, textOf } from '#places/storage.ts'
import { historyFolderOf, registryPathOf } from './environment-names.ts'
import { registryFault } from './record-form.ts'
import { EMPTY, RegistryError, upgraded } from './registry.ts'
import type { Change, RegistryStore } from './registry-store.ts'

/** Older revisions keep their line of history only. */
const KEPT_REVISIONS = 10

type Revision = { change: Change; registry?: Registry }

/** The registry of an environment, unsigned. */
export function storedRegistry(storage: Storage, environment: string): RegistryStore {
  const published = registryPathOf(environment)
  const folder = historyFolderOf(environment)
  const pathOf = (revision: number) => `${folder}/${String(revision).padStart(6, '0')}.json`

  async function revisions(): Promise<number[]> {
    const entries = await storage.list(folder)
    return entries
      .filter(({ name }) => /^\d+\.json$/.test(name))
      .map(({ name }) => Number.parseInt(name, 10))
      .toSorted((a, b) => a - b)
  }

  async function readRevision(revision: number): Promise<Revision> {
    const path = pathOf(revision)
    const found = await storage.read(path)
    if (!found) throw new RegistryError(`The registry ${path} in ${storage.address} is gone`)
    return parse(path, found) as Revision
  }

  function parse(path: string, file: StoredFile): unknown {
    return legible(path, () => JSON.parse(textOf(file)) as unknown)
  }

  /** What is read of a file. Someone may have written it by hand. */
  function legible<Read>(path: string, read: () => Read): Read {
    try {
      return read()
    } catch (error) {
      throw new RegistryError(`The registry ${path} in ${storage.address} can’t be read: ${String(error)}`)
    }
  }

  /** A registry, whatever its records are. */
  function sound(path: string, registry: unknown): Registry {
    const fault = registryFault(registry)
    if (fault !== null) throw new RegistryError(`The registry ${path} in ${storage.address} ${fault}`)
    return registry as Registry
  }

  /** Brings `registry.json` up to the newest revision. The newest writer is the last to find nothing newer. */
  async function publish(): Promise<void> {
    for (let last = -1; ;) {
      const newest = (await revisions()).at(-1) ?? 0
      if (newest === last || newest === 0) return
      const { registry } = await readRevision(newest)
      await storage.replace(published, bytesOf(`${JSON.stringify(registry, null, 2)}\n`))
      last = newest
    }
  }

  async function forgetOld(newest: number): Promise<void> {
    const revision = newest - KEPT_REVISIONS
    if (revision < 1) return
    const { change, registry } = await readRevision(revision)
    if (registry) await storage.replace(pathOf(revision), bytesOf(JSON.stringify({ change } satisfies Revision)))
  }

  return {
    async read() {
      const newest = (await revisions()).at(-1) ?? 0
      if (newest > 0) {
        const { registry } = await readRevision(newest)
        return { registry: sound(pathOf(newest), registry), revision: String(newest) }
      }
      // Written before there was a history, or by hand.
      const found = await storage.read(published)
      if (!found) return { registry: EMPTY, revision: '0' }
      const stored = sound(published, parse(published, found))
      return { registry: legible(published, () => upgraded(stored)), revision: '0' }
    },

    async write(registry, revision, change) {
      const next = Number(revision) + 1
      const isFirst = await storage.create(
        pathOf(next),
        bytesOf(JSON.stringify({ change, registry } satisfies Revision)),
      )
      if (!isFirst) return false
      await publish()
      await forgetOld(next)
      return true
    },

    publish,

    async history(last = Infinity) {
      const entries = await forEachOf((await revisions()).slice(-last), readRevision)
      return entries.map(({ change }) => change)
    },
  }
}
