/** The kits as files, for a remote whose registry of packages doesn't have them. */
import { readdirSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { UsageError } from '#wording/usage-error.ts'
import { copy } from './copy.ts'

/** The kits, by the names under which remotes install them. */
export const KITS: readonly string[] = ['openapi', 'remote-kit', 'ui-kit']

/** Where a remote keeps them. In its own folder, so that it can be moved, committed and built elsewhere. */
const OWN_FOLDER = 'kits'

/**
 * The file of each packed kit in a folder, by the kit's name.
 * @throws UsageError if there is no such folder, or one of them isn't in it
 */
export function packedKits(folder: string): Record<string, string> {
  const files = filesIn(folder)
  return Object.fromEntries(
    KITS.map((kit) => {
      const file = files.find((each) => each.includes(`-${kit}-`) && each.endsWith('.tgz'))
      if (!file) throw new UsageError(copy.kits.incomplete(resolve(folder), kit))
      return [kit, file]
    }),
  )
}

/** What a remote's `package.json` says of a packed kit. */
export const dependencyOn = (file: string): string => `file:${OWN_FOLDER}/${file}`

/** Copies the packed kits into a remote. Returns the files, relative to it. */
export async function copyKits(folder: string, remote: string): Promise<string[]> {
  const files = Object.values(packedKits(folder))
  await mkdir(join(remote, OWN_FOLDER), { recursive: true })
  for (const file of files) await copyFile(join(folder, file), join(remote, OWN_FOLDER, file))
  return files.map((file) => `${OWN_FOLDER}/${file}`)
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    throw new UsageError(copy.kits.noFolder(resolve(folder)))
  }
}
