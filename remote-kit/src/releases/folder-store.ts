/**
 * The registry in a folder: `registry.json`, which the shell's server reads, and `registry.history/` beside it with one
 * file for each revision. Creating the next one is the compare and swap: a file is linked under its number only if no one
 * else was faster, and it is complete from the start. A process that is killed leaves either the old state or the new one,
 * and no lock.
 */
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Registry } from '#federation/registry.ts'
import { EMPTY, RegistryError, upgraded } from './registry.ts'
import type { Change, RegistryStore } from './registry-store.ts'

/** Older revisions keep their line of history only. */
const KEPT_REVISIONS = 10

type Revision = { change: Change; registry?: Registry }

/** The registry in `file`. */
export function folderStore(file: string): RegistryStore {
  const folder = join(dirname(file), `${basename(file, '.json')}.history`)
  const pathOf = (revision: number) => join(folder, `${String(revision).padStart(6, '0')}.json`)

  async function revisions(): Promise<number[]> {
    const names = await readdir(folder).catch(ifMissing<string[]>([]))
    return names
      .filter((name) => /^\d+\.json$/.test(name))
      .map((name) => Number.parseInt(name, 10))
      .toSorted((a, b) => a - b)
  }

  async function readRevision(revision: number): Promise<Revision> {
    return parse(pathOf(revision), await readFile(pathOf(revision), 'utf8')) as Revision
  }

  /** Brings `registry.json` up to the newest revision. The newest writer is the last to find nothing newer. */
  async function publish(): Promise<void> {
    for (let published = -1; ;) {
      const newest = (await revisions()).at(-1) ?? 0
      if (newest === published || newest === 0) return
      const { registry } = await readRevision(newest)
      await replace(file, `${JSON.stringify(registry, null, 2)}\n`)
      published = newest
    }
  }

  async function forgetOld(newest: number): Promise<void> {
    const revision = newest - KEPT_REVISIONS
    if (revision < 1) return
    const { change, registry } = await readRevision(revision)
    if (registry) await replace(pathOf(revision), JSON.stringify({ change } satisfies Revision))
  }

  return {
    async read() {
      const newest = (await revisions()).at(-1) ?? 0
      if (newest > 0) {
        const { registry } = await readRevision(newest)
        if (!registry) throw new RegistryError(`The registry ${pathOf(newest)} cannot be read: it has no registry`)
        return { registry, revision: String(newest) }
      }
      // Written before there was a history, or by hand.
      const text = await readFile(file, 'utf8').catch(ifMissing(null))
      return { registry: text === null ? EMPTY : upgraded(parse(file, text)), revision: '0' }
    },

    async write(registry, revision, change) {
      const next = Number(revision) + 1
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `.${randomUUID()}`)
      await writeFile(unfinished, JSON.stringify({ change, registry } satisfies Revision))
      try {
        await link(unfinished, pathOf(next))
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false
        throw error
      } finally {
        await rm(unfinished, { force: true })
      }
      await publish()
      await forgetOld(next)
      return true
    },

    publish,

    async history() {
      const entries = await Promise.all((await revisions()).map(readRevision))
      return entries.map(({ change }) => change)
    },
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RegistryError(`The registry ${file} cannot be read: ${String(error)}`)
  }
}

/** Replaces a file atomically: a reader sees either the old one or the new one. */
async function replace(file: string, text: string): Promise<void> {
  const unfinished = join(dirname(file), `.${basename(file)}.${randomUUID()}`)
  await writeFile(unfinished, text)
  await rename(unfinished, file)
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

function ifMissing<T>(instead: T) {
  return (error: unknown): T => {
    if (codeOf(error) === 'ENOENT') return instead
    throw error
  }
}
