/**
 * `pnpm gallery`: a picture of every screen at four widths, light and dark, and a page that shows them, in `.data/gallery/`.
 * `pnpm gallery deal task` takes only the screens whose names contain one of these words. `PRODUCT_URL` names a running
 * product with demo data to look at; by default it starts one of its own.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '../../dev/machine/chromium.ts'
import { startPlatform } from '../../dev/platform/platform.ts'
import { buildAll } from '../../dev/releases/build.ts'
import { root } from '../../dev/workspace/root.ts'
import { apiOf, signIn } from '#support/product-api.ts'
import { journeySettings } from '#support/product.setup.ts'
import { settle, showsData } from '#support/settle.ts'
import { screens, type Screen } from './screens.ts'

const PORT = 7900
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]
const THEMES = ['light', 'dark'] as const
const FOLDER = join(root, '.data/gallery')

const words = process.argv.slice(2)
const wanted = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))

const fileOf = ({ name }: Screen, width: number, theme: string) =>
  `${name.replaceAll(/[^\w]+/g, '-').toLowerCase()}-${width}-${theme}.png`

async function startProduct(): Promise<{ url: string; stop: () => Promise<void> }> {
  const running = process.env['PRODUCT_URL']
  if (running) return { url: running, stop: async () => {} }
  await buildAll(undefined, () => {})
  const dataDir = await mkdtemp(join(tmpdir(), 'protracker-gallery-'))
  const platform = await startPlatform({ port: PORT, dataDir, env: journeySettings })
  return {
    url: platform.urls.shell,
    async stop() {
      await platform.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function takePictures(page: Page, screen: Screen): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    for (const size of WIDTHS) {
      await page.setViewportSize(size)
      await showsData(page)
      await page.screenshot({ path: join(FOLDER, fileOf(screen, size.width, theme)), animations: 'disabled' })
    }
  }
}

const picture = (screen: Screen, width: number, theme: string) =>
  `<a href="${fileOf(screen, width, theme)}"><img loading="lazy" width="${Math.round(width / 3.2)}" alt="${width} px, ${theme}" src="${fileOf(screen, width, theme)}"></a>`
const section = (screen: Screen) =>
  `<section><h2>${screen.name}</h2>${THEMES.map(
    (theme) => `<p>${WIDTHS.map(({ width }) => picture(screen, width, theme)).join(' ')}</p>`,
  ).join('')}</section>`
const gallery = () =>
  `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{font:14px system-ui;margin:24px}p{display:flex;gap:12px;align-items:start}img{border:1px solid #ccc}</style>${wanted.map(section).join('')}`

await mkdir(FOLDER, { recursive: true })
const product = await startProduct()
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
const contexts = new Map<string, BrowserContext>()
let failed = 0
try {
  for (const screen of wanted) {
    const { as = '', at, open, name } = screen
    const session = as ? await signIn(product.url, as) : undefined
    const context =
      contexts.get(as) ??
      (await browser.newContext({
        ...(session && { storageState: await session.storageState() }),
        reducedMotion: 'reduce',
      }))
    contexts.set(as, context)
    const page = await context.newPage()
    try {
      await page.setViewportSize({ width: 1440, height: 900 })
      const path = typeof at === 'string' ? at : session ? await at(apiOf(product.url, session)) : ''
      await page.goto(product.url + path)
      await settle(page)
      await open?.(page)
      await showsData(page)
      await takePictures(page, screen)
      console.log(`✓ ${name}`)
    } catch (error) {
      failed += 1
      console.log(`✗ ${name}: ${String(error)}`)
    }
    await page.close()
    await session?.dispose()
  }
  await writeFile(join(FOLDER, 'index.html'), gallery())
  console.log(`${wanted.length - failed} screens in ${join('.data/gallery', 'index.html')}, ${failed} failed`)
} finally {
  await browser.close()
  await product.stop()
}
process.exitCode = failed > 0 ? 1 : 0
