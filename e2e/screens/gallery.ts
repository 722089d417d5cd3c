/**
 * `pnpm gallery`: a picture of every screen at four widths, light and dark, and a page that shows them, in `.data/gallery/`.
 * `pnpm gallery deal task` takes only the screens whose names contain one of these words. `PRODUCT_URL` names a running
 * product with demo data to look at; by default it starts one of its own.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, chromium, type BrowserContext, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '../../dev/machine/chromium.ts'
import { buildAll } from '../../dev/releases/build.ts'
import { root } from '../../dev/workspace/root.ts'
import { apiOf, signIn } from '#support/product-api.ts'
import { startProduct } from '#support/product.setup.ts'
import { settle, showsData } from '#support/settle.ts'
import { WINDOWS } from '#support/windows.ts'
import type { Screen } from './screen.ts'
import { pathOf, screens } from './screens.ts'

const PORT = 7900
const THEMES = ['light', 'dark'] as const
const FOLDER = join(root, '.data/gallery')

const words = process.argv.slice(2)
const wanted = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))

const fileOf = ({ name }: Screen, width: number, theme: string) =>
  `${name.replaceAll(/[^\w]+/g, '-').toLowerCase()}-${width}-${theme}.png`

async function openProduct(): Promise<{ url: string; stop: () => Promise<void> }> {
  const running = process.env['PRODUCT_URL']
  if (running) return { url: running, stop: async () => {} }
  await buildAll(undefined, () => {})
  return startProduct(PORT)
}

async function takePictures(page: Page, screen: Screen): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    for (const size of WINDOWS) {
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
    (theme) => `<p>${WINDOWS.map(({ width }) => picture(screen, width, theme)).join(' ')}</p>`,
  ).join('')}</section>`
const gallery = () =>
  `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{font:14px system-ui;margin:24px}p{display:flex;gap:12px;align-items:start}img{border:1px solid #ccc}</style>${wanted.map(section).join('')}`

await mkdir(FOLDER, { recursive: true })
const product = await openProduct()
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
/** One sign-in and one window for each user, whatever the number of their screens. */
const sessions = new Map<string, Promise<APIRequestContext>>()
const contexts = new Map<string, Promise<BrowserContext>>()

function sessionOf(as: string): Promise<APIRequestContext> {
  const session = sessions.get(as) ?? signIn(product.url, as)
  sessions.set(as, session)
  return session
}

function contextOf(as: string | undefined): Promise<BrowserContext> {
  const context = contexts.get(as ?? '') ?? openContext(as)
  contexts.set(as ?? '', context)
  return context
}

async function openContext(as: string | undefined): Promise<BrowserContext> {
  const storageState = as && (await (await sessionOf(as)).storageState())
  return browser.newContext({ ...(storageState && { storageState }), reducedMotion: 'reduce' })
}

let failed = 0
try {
  for (const screen of wanted) {
    const { as, open, name } = screen
    const page = await (await contextOf(as)).newPage()
    try {
      await page.setViewportSize({ width: 1440, height: 900 })
      const path = await pathOf(screen, async (user) => apiOf(product.url, await sessionOf(user)))
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
  }
  await writeFile(join(FOLDER, 'index.html'), gallery())
  console.log(`${wanted.length - failed} screens in ${join('.data/gallery', 'index.html')}, ${failed} failed`)
} finally {
  await Promise.all([...sessions.values()].map(async (session) => (await session).dispose()))
  await browser.close()
  await product.stop()
}
process.exitCode = failed > 0 ? 1 : 0
