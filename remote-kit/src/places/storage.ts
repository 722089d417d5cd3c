/**
 * Where registries, pinned keys and the files of releases are: a folder, a MongoDB database or an S3 bucket. Paths are
 * relative, with slashes: `registry.json`, `releases/mf-deals/1.4.0/entry.js`.
 */
export type Storage = {
  /** How messages call it: never with credentials. */
  readonly address: string
  /** The folder on this machine, if it is one. Looking into it costs so little that every request may. */
  readonly folder?: string
  /** Whether browsers can load its files, through a web server or a CDN. Those in a database they cannot. */
  readonly isServable: boolean
  /** A file, or null if there is none. */
  read: (path: string) => Promise<StoredFile | null>
  /** A file, unless it is still the one with this stamp. */
  readChange: (path: string, stamp: string) => Promise<StoredFile | 'unchanged' | null>
  /** Stores a file that must not exist yet, as a whole. Of several at the same time, one gets true. */
  create: (path: string, bytes: Uint8Array) => Promise<boolean>
  /** Stores a file as a whole, whatever was there. */
  replace: (path: string, bytes: Uint8Array) => Promise<void>
  /** What is directly in a folder; nothing if there is no such folder. */
  list: (folder: string) => Promise<Entry[]>
  /** Removes a folder with everything in it. */
  remove: (folder: string) => Promise<void>
  /** Ends its connections. */
  close: () => Promise<void>
}

/** `stamp` changes whenever the file is written. */
export type StoredFile = { bytes: Uint8Array; stamp: string }

/** `at`: when a file was written, in milliseconds; null for a folder. */
export type Entry = { name: string; at: number | null }

/** Thrown if a place cannot be used. The message names it, without credentials, and says why. */
export class StorageError extends Error {
  override name = 'StorageError'
}

/** The text of a file. */
export const textOf = ({ bytes }: StoredFile): string => new TextDecoder().decode(bytes)

/** The bytes of a text. */
export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Does something to each item, a few at a time. The results are in the order of the items. */
export async function forEachOf<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
  atOnce = 8,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await act(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/** The paths of all files in a folder and those below it, relative to it, with when each was written. */
export async function filesBelow(storage: Storage, folder: string): Promise<{ path: string; at: number }[]> {
  const found: { path: string; at: number }[] = []
  for (const { name, at } of await storage.list(folder)) {
    if (at !== null) found.push({ path: name, at })
    else {
      const below = await filesBelow(storage, `${folder}/${name}`)
      found.push(...below.map((file) => ({ ...file, path: `${name}/${file.path}` })))
    }
  }
  return found
}
