/** The version of a build is a hash of its inputs: the same inputs give the same version on any machine. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from './files-below.ts'
import { packageJsonOf } from './installed-versions.ts'

const OWN_FILES = ['package.json', 'remote.json', 'prerender.ts', 'rspack.config.ts', 'rspack.config.js']
const LOCKFILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock']

const KITS = ['remote-kit', 'ui-kit', 'openapi']

/** What a build reads of a kit: in its repository the sources, as an installed package what was built from them. */
const SOURCES = ['auth', 'generated', 'src']
const PACKED = ['dist', 'generated']

/** Files that count, in a folder. `name` is the folder's on every machine. */
type Inputs = { name: string; dir: string; files: string[] }

/** `<package version>-<12 hex of the sha256 of all inputs>` for the front end in the folder `dir`. */
export function buildVersion(dir: string): string {
  const own = { name: 'own', dir, files: [...existing(dir, OWN_FILES), ...filesIn(dir, 'src')] }
  const hash = createHash('sha256')
  for (const inputs of [...kitInputs(dir), ...nearestLockfile(dir), own]) {
    for (const file of inputs.files) {
      hash
        .update(`${inputs.name}/${file}`)
        .update('\0')
        .update(readFileSync(join(inputs.dir, file)))
        .update('\0')
    }
  }
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }
  return `${version}-${hash.digest('hex').slice(0, 12)}`
}

/** The kits that the front end finds. Those that it does not name itself are found from `remote-kit`. */
function kitInputs(dir: string): Inputs[] {
  const found = new Map<string, string>()
  for (const name of KITS) {
    const file = packageJsonOf(name, join(found.get('remote-kit') ?? dir, 'package.json'))
    if (file) found.set(name, realpathSync(dirname(file)))
  }
  return [...found].map(([name, kit]) => {
    const folders = existsSync(join(kit, 'tsconfig.build.json')) ? SOURCES : PACKED
    return { name, dir: kit, files: ['package.json', ...folders.flatMap((folder) => filesIn(kit, folder))] }
  })
}

function nearestLockfile(dir: string): Inputs[] {
  const files = existing(dir, LOCKFILES)
  if (files.length > 0) return [{ name: 'lockfile', dir, files }]
  return dir === dirname(dir) ? [] : nearestLockfile(dirname(dir))
}

const existing = (dir: string, names: readonly string[]) => names.filter((name) => existsSync(join(dir, name)))

/** The files of a folder, without tests. */
const filesIn = (dir: string, folder: string) =>
  filesBelow(join(dir, folder))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
