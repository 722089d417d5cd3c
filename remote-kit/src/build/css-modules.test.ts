import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesBelow } from './files-below.ts'
import { baseConfig } from './rspack.ts'

const kit = join(import.meta.dirname, '../..')
const TSC = join(kit, 'node_modules/typescript/bin/tsc')

let dir: string

// Inside the kit, whose modules it imports by their names as a remote does.
beforeAll(async () => {
  dir = await mkdtemp(join(kit, 'node_modules/.styled-'))
  await writeFile(join(dir, 'tsconfig.json'), '{ "extends": "../../tsconfig.remote.json", "include": ["*.ts"] }')
  await writeFile(join(dir, 'Page.module.css'), '.title { color: teal }')
  await writeFile(
    join(dir, 'main.ts'),
    "import 'remote-kit/contract'\nimport styles from './Page.module.css'\ndocument.title = String(styles['title'])\n",
  )
})
afterAll(() => rm(dir, { recursive: true }))

test('a stylesheet’s classes are its default export, with types', async () => {
  expect(() => execFileSync(process.execPath, [TSC, '-p', dir])).not.toThrow()

  const target = { mode: 'production', version: '1.0.0', outDir: join(dir, 'dist') } as const
  const compiler = rspack({ ...baseConfig({ name: 'mf-styled', dir }, target), entry: './main.ts' })
  const faults = await new Promise<string>((resolve, reject) =>
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats?.toString('errors-warnings') ?? ''))),
  )
  expect(faults).not.toMatch(/error|warning/i)
  const script = filesBelow(join(dir, 'dist'), /\.js$/)[0] ?? ''
  expect(await readFile(join(dir, 'dist', script), 'utf8')).toContain('mf_styled_1_0_0-')
})
