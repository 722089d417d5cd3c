/** Opens the naive board in a browser, in the markup and styles of the product's board. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rspack } from '@rspack/core'
import type { Page } from 'playwright-core'
import { type PlainCopy, withCut } from '../../measure/plain-copy.ts'

/** The element around the columns. */
export const BOARD = ':has(> [data-phase])'

/** The naive board's program, built for production. */
export async function buildNaiveBoard(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'naive-board-'))
  try {
    const compiler = rspack({
      mode: 'production',
      context: import.meta.dirname,
      entry: './NaiveBoard.tsx',
      output: { path, filename: 'board.js' },
      resolve: { extensions: ['.tsx', '.ts', '.js'] },
      module: {
        rules: [
          {
            test: /\.tsx$/,
            loader: 'builtin:swc-loader',
            options: {
              jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
            },
          },
        ],
      },
    })
    const stats = await promisify(compiler.run.bind(compiler))()
    if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }))
    return await readFile(join(path, 'board.js'), 'utf8')
  } finally {
    await rm(path, { recursive: true, force: true })
  }
}

/** Opens the naive board with `cards` cards, in place of the board of the copied page. */
export async function openNaive(page: Page, program: string, copy: PlainCopy, cards: number): Promise<void> {
  const address = new URL('/naive-board', page.url()).href
  const root = `<div id="naive-board" data-cards="${cards}" style="display: contents"></div><template id="naive-markup">${copy.cut}</template>`
  const body = withCut(copy, root).replace('</body>', `<script type="module" src="${address}.js"></script></body>`)
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.route(`${address}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: program }))
  await page.goto(address, { waitUntil: 'load' })
}
