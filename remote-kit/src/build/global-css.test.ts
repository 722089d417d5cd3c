import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { compile } from './compile.ts'
import { globalSelectors } from './global-css.ts'

describe('a stylesheet', () => {
  const of = (css: string) => globalSelectors(css, 'mf_x_1')

  test.each([
    '.mf_x_1-2-title{color:red}',
    '.mf_x_1-2-title h1, .mf_x_1-2-a:is(b, i){color:red}',
    '@media print{.mf_x_1-2-title{color:red}}',
    '@layer page{@supports (gap: 1px){.mf_x_1-2-title{color:red}}}',
    '@font-face{font-family:"h1{"}@keyframes spin{from{rotate:0}to{rotate:1turn}}',
    '/* h1{} */',
    '',
  ])('%s stays with its remote', (css) => {
    expect(of(css)).toEqual([])
  })

  test.each([
    ['h1{color:red}', 'h1'],
    ['.card{color:red}', '.card'],
    ['.mf_x_1-2-a{top:0}@media print{.mf_x_1-2-a,*{color:red}}', '*'],
    [':root{--brand:red}', ':root'],
    ['p:not(.mf_x_1-2-a){color:red}', 'p:not(.mf_x_1-2-a)'],
    ['@import url(https://elsewhere.test/all.css);.mf_x_1-2-a{top:0}', '@import url(https://elsewhere.test/all.css)'],
  ])('%s reaches others by %s', (css, selector) => {
    expect(of(css)).toEqual([selector])
  })
})

describe('the build of a remote', () => {
  const root = join(import.meta.dirname, '../../..')
  let dir: string

  beforeEach(async () => {
    dir = join(await mkdtemp(join(tmpdir(), 'protracker-css-')), 'mf-faults')
    await cp(join(root, 'dev/planted/mf-faults'), dir, { recursive: true })
    await symlink(join(root, 'mf-reports/node_modules'), join(dir, 'node_modules'))
  })
  afterEach(() => rm(join(dir, '..'), { recursive: true }))

  test.each([
    ["import '../styles/global.css'", 'h1'],
    [
      "import { makeStaticStyles } from '@fluentui/react-components'\nexport const useGlobal = makeStaticStyles('h1{color:red}')",
      'makeStaticStyles',
    ],
  ])('with %s fails, and says what reaches the pages of others', async (line, named) => {
    const page = join(dir, 'src/pages/StyledPage.tsx')
    await writeFile(page, `${line}\n${await readFile(page, 'utf8')}`)
    const build = compile({ name: 'mf-faults', version: '1.0.0', dir, outDir: join(dir, 'dist') })
    await expect(build).rejects.toThrow(new RegExp(`mf-faults.*global.*${named}`, 's'))
  })
})
