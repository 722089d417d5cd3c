import { existsSync, globSync, statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '#dev/workspace/root.ts'

/**
 * Copies a folder of `dev/templates/` into the repository, with `reword` applied to paths and contents. Returns the
 * written files, relative to the repository.
 * @throws Error if one of them exists already; then nothing is written
 */
export async function layDown(template: string, into: string, reword: (text: string) => string): Promise<string[]> {
  const from = join(root, 'dev/templates', template)
  const sources = globSync('**/*', { cwd: from }).filter((file) => statSync(join(from, file)).isFile())
  const written = sources.map((source) => ({ source, file: join(into, reword(source)) }))
  const taken = written.find(({ file }) => existsSync(join(root, file)))
  if (taken) throw new Error(`${taken.file} is there already`)
  for (const { source, file } of written) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), reword(await readFile(join(from, source), 'utf8')))
  }
  return written.map(({ file }) => file).toSorted()
}

/**
 * Replaces texts in a file of the repository.
 * @throws Error if the file does not contain one of them
 */
export async function editText(
  file: string,
  edits: readonly (readonly [text: string, replacement: string])[],
): Promise<void> {
  let content = await readFile(join(root, file), 'utf8')
  for (const [text, replacement] of edits) {
    if (!content.includes(text)) throw new Error(`${file} does not say “${text}”, which \`pnpm new\` builds on`)
    content = content.replace(text, () => replacement)
  }
  await writeFile(join(root, file), content)
}
