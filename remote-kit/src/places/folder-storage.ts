/** A folder on this machine, or on a volume that several machines share. */
import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Entry, Storage, StoredFile } from './storage.ts'

/** Whatever is in `folder`. It is created with the first file. */
export function folderStorage(folder: string): Storage & { folder: string } {
  const root = resolve(folder)
  const fileOf = (path: string) => join(root, path)

  async function read(path: string): Promise<StoredFile | null> {
    // The stamp comes first: if the file changes in between, the next look finds another one.
    const stamp = await stampOf(fileOf(path))
    const bytes = stamp === null ? null : await readFile(fileOf(path)).catch(ifMissing(null))
    return stamp === null || bytes === null ? null : { bytes, stamp }
  }

  /** A complete file without a name of its own yet, in the folder where it goes. */
  async function unfinished(path: string, bytes: Uint8Array): Promise<string> {
    const parent = dirname(fileOf(path))
    await mkdir(parent, { recursive: true })
    const file = join(parent, `.${randomUUID()}`)
    await writeFile(file, bytes)
    return file
  }

  return {
    address: root,
    folder: root,
    isServable: true,
    read,
    async readChange(path, stamp) {
      return (await stampOf(fileOf(path))) === stamp ? 'unchanged' : read(path)
    },

    async create(path, bytes) {
      const file = await unfinished(path, bytes)
      try {
        // Unlike a rename, a link never takes the place of another file.
        await link(file, fileOf(path))
        return true
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false
        throw error
      } finally {
        await rm(file, { force: true })
      }
    },

    async replace(path, bytes) {
      await rename(await unfinished(path, bytes), fileOf(path))
    },

    async list(path) {
      const names = await readdir(fileOf(path)).catch(ifMissing<string[]>([]))
      const visible = names.filter((name) => !name.startsWith('.'))
      const entries = await Promise.all(visible.map((name) => entryOf(join(fileOf(path), name), name)))
      return entries.filter((entry) => entry !== null)
    },

    async remove(path) {
      await rm(fileOf(path), { recursive: true, force: true })
    },

    async close() {},
  }
}

async function stampOf(file: string): Promise<string | null> {
  const found = await stat(file).catch(ifMissing(null))
  return found && `${found.mtimeMs} ${found.ino} ${found.size}`
}

async function entryOf(file: string, name: string): Promise<Entry | null> {
  const found = await stat(file).catch(ifMissing(null))
  return found && { name, at: found.isDirectory() ? null : found.mtimeMs }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

function ifMissing<T>(instead: T) {
  return (error: unknown): T => {
    if (codeOf(error) === 'ENOENT') return instead
    throw error
  }
}
