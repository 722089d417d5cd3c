import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesBelow } from '#build/files-below.ts'

/**
 * Copies the folder of a template into another, with `reword` applied to paths and contents. Returns the written files,
 * relative to it.
 * @throws Error if one of them exists already; then nothing is written
 */
export async function layDown(template: string, into: string, reword: (text: string) => string): Promise<string[]> {
  const sources = filesBelow(template)
  const taken = sources.map(reword).find((file) => existsSync(join(into, file)))
  if (taken) throw new Error(`${join(into, taken)} is there already`)
  for (const source of sources) {
    const file = join(into, reword(source))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, reword(await readFile(join(template, source), 'utf8')))
  }
  return sources.map(reword).toSorted()
}
