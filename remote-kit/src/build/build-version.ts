/** The version of a build is a hash of its inputs: the same inputs give the same version on any machine. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'

/** The folders that every front end's build reads besides its own, relative to the repository. */
const SHARED_INPUTS = [
  'remote-kit/package.json',
  'remote-kit/src/**/*.{ts,tsx}',
  'ui-kit/package.json',
  'ui-kit/src/**/*.{ts,tsx,css,woff2,svg}',
  'openapi/auth/*.ts',
  'openapi/generated/*',
  'pnpm-lock.yaml',
]

const OWN_INPUTS = ['package.json', 'rspack.config.ts', 'prerender.ts', 'remote.json', 'src/**/*.*']

/** `<package version>-<12 hex of the sha256 of all inputs>` for the front end in the folder `name` of the repository. */
export async function buildVersion(repository: string, name: string): Promise<string> {
  const patterns = [...SHARED_INPUTS, ...OWN_INPUTS.map((pattern) => `${name}/${pattern}`)]
  const files: string[] = []
  for await (const file of glob(patterns, { cwd: repository })) {
    if (!/\.test\.tsx?$/.test(file)) files.push(file)
  }
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(repository, file)))
      .update('\0')
  }
  const { version } = JSON.parse(readFileSync(join(repository, name, 'package.json'), 'utf8')) as { version: string }
  return `${version}-${hash.digest('hex').slice(0, 12)}`
}
