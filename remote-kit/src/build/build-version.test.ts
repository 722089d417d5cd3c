import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildVersion } from './build-version.ts'

let repository: string
let remote: string

beforeEach(async () => {
  repository = await mkdtemp(join(tmpdir(), 'protracker-version-'))
  remote = join(repository, 'mf-x')
  await mkdir(join(remote, 'src'), { recursive: true })
  await writeFile(join(remote, 'package.json'), '{"version":"1.2.3"}')
  await writeFile(join(remote, 'src/remote.ts'), 'export const a = 1')
  await writeKit('src', 'export const b = 1')
  await writeFile(join(repository, 'node_modules/remote-kit/tsconfig.build.json'), '{}')
})

afterEach(() => rm(repository, { recursive: true }))

/** A kit where a remote finds it, with one file. */
async function writeKit(folder: string, text: string): Promise<void> {
  const kit = join(repository, 'node_modules/remote-kit')
  await mkdir(join(kit, folder), { recursive: true })
  await writeFile(join(kit, 'package.json'), '{"name":"remote-kit","version":"0.1.0"}')
  await writeFile(join(kit, folder, 'theme.ts'), text)
}

test('starts with the package version and depends on the inputs of the package and the kits', async () => {
  const first = buildVersion(remote)
  expect(first).toMatch(/^1\.2\.3-[0-9a-f]{12}$/)

  await writeKit('src', 'export const b = 2')
  const second = buildVersion(remote)
  expect(second).not.toBe(first)

  await cp(join(remote, 'src/remote.ts'), join(remote, 'src/other.ts'))
  expect(buildVersion(remote)).not.toBe(second)
})

test('depends on what is built of a kit only where its sources are not', async () => {
  const fromSource = buildVersion(remote)
  await writeKit('dist', 'export const b = 1')
  expect(buildVersion(remote)).toBe(fromSource)
  await rm(join(repository, 'node_modules/remote-kit/tsconfig.build.json'))
  const packed = buildVersion(remote)
  await writeKit('dist', 'export const b = 2')
  expect(buildVersion(remote)).not.toBe(packed)
})

test('depends on the lockfile above it, and not on tests or the folder’s place', async () => {
  const before = buildVersion(remote)
  await writeFile(join(remote, 'src/remote.test.ts'), 'test()')
  await cp(repository, `${repository}-moved`, { recursive: true })
  expect(buildVersion(join(`${repository}-moved`, 'mf-x'))).toBe(before)
  await rm(`${repository}-moved`, { recursive: true })

  await writeFile(join(repository, 'package-lock.json'), '{}')
  expect(buildVersion(remote)).not.toBe(before)
})
