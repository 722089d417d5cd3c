import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#dev/workspace/root.ts'
import { layDown as layDownFolder } from '#remote-kit/scaffold/lay-down.ts'

/**
 * Copies a folder of `dev/templates/` into the repository, with `reword` applied to paths and contents. Returns the
 * written files, relative to the repository.
 * @throws Error if one of them exists already; then nothing is written
 */
export async function layDown(template: string, into: string, reword: (text: string) => string): Promise<string[]> {
  const files = await layDownFolder(join(root, 'dev/templates', template), join(root, into), reword)
  return files.map((file) => join(into, file))
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
