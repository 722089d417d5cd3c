import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from './root.ts'

/** Every folder that is type-checked and checked for boundaries: all packages and dev/. */
export const sourceFolders: readonly string[] = [
  ...globSync('*/package.json', { cwd: root }).map((file) => dirname(file)),
  'dev',
].toSorted()
