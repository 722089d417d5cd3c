import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildVersion } from './build-version.ts'

let repository: string

beforeEach(async () => {
  repository = await mkdtemp(join(tmpdir(), 'protracker-version-'))
  await mkdir(join(repository, 'mf-x/src'), { recursive: true })
  await mkdir(join(repository, 'ui-kit/src'), { recursive: true })
  await writeFile(join(repository, 'mf-x/package.json'), '{"version":"1.2.3"}')
  await writeFile(join(repository, 'mf-x/src/remote.ts'), 'export const a = 1')
  await writeFile(join(repository, 'ui-kit/src/theme.ts'), 'export const b = 1')
})

afterEach(() => rm(repository, { recursive: true }))

test('starts with the package version and depends on the inputs of the package and the kits', async () => {
  const first = await buildVersion(repository, 'mf-x')
  expect(first).toMatch(/^1\.2\.3-[0-9a-f]{12}$/)

  await writeFile(join(repository, 'ui-kit/src/theme.ts'), 'export const b = 2')
  const second = await buildVersion(repository, 'mf-x')
  expect(second).not.toBe(first)

  await cp(join(repository, 'mf-x/src/remote.ts'), join(repository, 'mf-x/src/other.ts'))
  expect(await buildVersion(repository, 'mf-x')).not.toBe(second)
})

test('does not depend on tests', async () => {
  const before = await buildVersion(repository, 'mf-x')
  await writeFile(join(repository, 'mf-x/src/remote.test.ts'), 'test()')
  expect(await buildVersion(repository, 'mf-x')).toBe(before)
})
