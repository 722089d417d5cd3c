import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from './root.ts'

/** Every folder that is type-checked, and held against the boundary rules: the packages, and this one. */
export const sourceFolders: readonly string[] = [
  ...globSync('*/package.json', { cwd: root }).map((file) => dirname(file)),
  'dev',
].toSorted()
