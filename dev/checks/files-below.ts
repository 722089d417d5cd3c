/** The files that checks of words and citations read. */
import { glob } from 'node:fs/promises'

/** Folders that are installed, generated, or wrong on purpose. */
const UNREAD = /(^|\/)(node_modules|dist|generated|\.git|\.data)$|^dev\/planted$/

/** The paths of what people write below a folder, as code or as a page, sorted. `patterns`: all of it by default. */
export async function filesBelow(
  baseDir: string,
  patterns: string | string[] = '**/*.{ts,tsx,js,mjs,cjs,yaml,md}',
): Promise<string[]> {
  const files: string[] = []
  const options = { cwd: baseDir, exclude: (path: string) => UNREAD.test(path) }
  for await (const file of glob(patterns, options)) files.push(file)
  return files.toSorted()
}
