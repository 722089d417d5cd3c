import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The files in a folder and the folders in it, as paths below it with slashes, in order. None if there is no such folder. */
export function filesBelow(dir: string, pattern: RegExp = /./): string[] {
  if (!existsSync(dir)) return []
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => pattern.test(file))
    .toSorted()
}
