/** Builds of a remote, with a fault and without. */
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compile } from './compile.ts'

const root = join(import.meta.dirname, '../../..')
let dir: string

beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'protracker-compile-')), 'mf-faults')
  await cp(join(root, 'dev/planted/mf-faults'), dir, { recursive: true })
  await symlink(join(root, 'mf-reports/node_modules'), join(dir, 'node_modules'))
})
afterEach(() => rm(join(dir, '..'), { recursive: true }))

/** Builds the remote with lines before its page. */
async function buildWith(lines: string): Promise<void> {
  const page = join(dir, 'src/pages/StyledPage.tsx')
  await writeFile(page, `${lines}\n${await readFile(page, 'utf8')}`)
  await compile({ name: 'mf-faults', version: '1.0.0', dir, outDir: join(dir, 'dist') })
}

test('every script asks the browser to compile it while it loads', async () => {
  await buildWith('')
  const scripts = (await readdir(join(dir, 'dist'))).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(1)
  for (const script of scripts)
    expect(await readFile(join(dir, 'dist', script), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test.each([
  ["import '../styles/global.css'", 'h1'],
  [
    "import { makeStaticStyles } from '@fluentui/react-components'\nexport const useGlobal = makeStaticStyles('h1{color:red}')",
    'makeStaticStyles',
  ],
])('with %s fails, and says what reaches the pages of others', async (line, named) => {
  await expect(buildWith(line)).rejects.toThrow(new RegExp(`mf-faults.*global.*${named}`, 's'))
})

test.each(['export const prefetch = async () => {}', "export { prefetch } from './prefetch.ts'"])(
  'with %s fails if the remote admits shells that don’t know prefetch',
  async (line) => {
    await writeFile(join(dir, 'src/pages/prefetch.ts'), 'export const prefetch = async () => {}')
    await expect(buildWith(line)).rejects.toThrow('/shellApi is ^1.1.0, which is too low: StyledPage exports prefetch')
  },
)
