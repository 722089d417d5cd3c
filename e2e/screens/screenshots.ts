/**
 * `pnpm screenshots`: takes the pictures of the landing page from a product with demo data, at a fixed instant, and writes
 * them where the shell's build finds them; and those of contacts and leads for the README. docs/decisions/public-pages-are-prerendered.md says when to run it.
 * `pnpm screenshots dates` takes only the pictures whose names contain one of these words.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ContactStatus, ContactTemperature, DealStatus } from 'openapi/codes'
import { type APIRequestContext, type Browser, chromium, type Locator, type Page } from 'playwright-core'
import sharp from 'sharp'
import { CHROMIUM_ARGS, findChromium } from '../../dev/machine/chromium.ts'
import { buildAll } from '../../dev/releases/build.ts'
import { root } from '../../dev/workspace/root.ts'
import { answerOf, apiOf, type ProductApi, signIn } from '#support/product-api.ts'
import { startProduct } from '#support/product.setup.ts'
import { settle } from '#support/settle.ts'

const PORT = 7900
const FOLDER = join(root, 'shell/src/pages/landing/pictures')
const README_FOLDER = join(root, 'docs/images')
/** What a link to the product shows in a chat or a feed. Those programs know no AVIF. */
const CARD = join(root, 'shell/public/card.jpg')
const CARD_SIZE = { width: 1200, height: 630 }

/** A Tuesday morning in New York, so far ahead that MongoDB, whose clock no one shifts, deletes no session. */
const NOW = '2030-05-07T14:30:00Z'
const THEMES = ['light', 'dark'] as const
/** Sharp letters on every screen; smaller ones are made from it. */
const DENSITY = 2

type Size = { width: number; height: number }

type Scene = {
  name: string
  as: string
  at: (api: ProductApi) => Promise<string> | string
  /** Opens what is to be seen, and returns it if it is less than the window. */
  show?: (page: Page) => Promise<Locator | void>
}

type Picture = Scene & {
  /** The windows that are photographed. `LandingPage` shows the second one on phones. */
  wide: Size
  phone: Size
  /** The widths of the wide picture's files, in pixels. */
  widths: readonly number[]
}

const PHONE: Size = { width: 390, height: 680 }

const pictures: readonly Picture[] = [
  {
    name: 'board',
    as: 'agent@demo.test',
    at: () => '/agent/workspaces',
    wide: { width: 1280, height: 800 },
    phone: PHONE,
    widths: [1120, 2240],
  },
  {
    name: 'dates',
    as: 'agent@demo.test',
    at: async (api) => {
      const query = { status: [DealStatus.UnderContract], sort: 'name' as const }
      const { results } = await answerOf(api.GET('/deals/', { params: { query } }))
      // The one that the client sees in the next picture.
      return `/agent/deal/${results.find(({ name }) => name === '402 Maple Street')?.id ?? ''}`
    },
    wide: { width: 1280, height: 720 },
    phone: PHONE,
    widths: [480, 960],
    show: moveClosing,
  },
  {
    name: 'client',
    as: 'client@demo.test',
    at: async (api) => {
      const { results } = await answerOf(api.GET('/client/deals/'))
      return `/client/deal/${results[0]?.id ?? ''}`
    },
    wide: { width: 720, height: 720 },
    phone: PHONE,
    widths: [720, 1440],
  },
]

/** The README shows them side by side, each in one theme. */
const README_SIZE: Size = { width: 1440, height: 900 }
const readmePictures: readonly (Scene & { theme: (typeof THEMES)[number] })[] = [
  { name: 'leads', as: 'agent@demo.test', at: () => '/agent/leads?layout=board', theme: 'light' },
  { name: 'contact-dark', as: 'agent@demo.test', at: contactAddress, theme: 'dark' },
]

const words = process.argv.slice(2)
const isWanted = ({ name }: Scene) => words.length === 0 || words.some((word) => name.includes(word))
const wanted = pictures.filter(isWanted)

/** The page of a hot lead with whom something happened lately. */
async function contactAddress(api: ProductApi): Promise<string> {
  const hot = { status: [ContactStatus.Qualified], temperature: [ContactTemperature.Hot] }
  const query = { ...hot, sort: '-last_touch_at' as const, page_size: 1 }
  const { results } = await answerOf(api.GET('/contacts/', { params: { query } }))
  return `/agent/contacts?contact=${results[0]?.id ?? ''}&view=page`
}

/** Asks for a closing a week later, and shows what would move. Nothing is changed. */
async function moveClosing(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Closing:/ }).click()
  const field = page.getByLabel('Closing', { exact: true })
  const [date = ''] = new Date(Date.parse(await field.inputValue()) + 7 * 86_400_000).toISOString().split('T')
  await field.fill(date)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: /^Closing on/ })
  await panel.getByRole('button', { name: /^Move \d+ dates$/ }).waitFor()
  return panel
}

/** A photograph of a window. */
async function photograph(
  browser: Browser,
  url: string,
  picture: Scene,
  { size, theme, density = DENSITY }: { size: Size; theme: 'light' | 'dark'; density?: number },
) {
  const session = await sessionOf(url, picture.as)
  const context = await browser.newContext({
    storageState: await session.storageState(),
    viewport: size,
    deviceScaleFactor: density,
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  })
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(NOW)
    await page.goto(url + (await picture.at(apiOf(url, session))))
    await settle(page)
    const shown = (await picture.show?.(page)) ?? page
    await page.evaluate(async () => document.fonts.ready)
    // Neither the caret nor a ring of the keyboard is part of a picture.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    return await shown.screenshot({ animations: 'disabled', caret: 'hide' })
  } finally {
    await context.close()
  }
}

const sessions = new Map<string, Promise<APIRequestContext>>()
function sessionOf(url: string, as: string): Promise<APIRequestContext> {
  const session = sessions.get(as) ?? signIn(url, as)
  sessions.set(as, session)
  return session
}

/** AVIF: every browser that the build is for knows it, and letters stay sharp at a third of a PNG's size. */
async function write(photo: Buffer, name: string, width?: number): Promise<void> {
  const { size, ...pixels } = await sharp(photo)
    .resize(width ? { width } : {})
    .avif({ quality: 52, effort: 7, chromaSubsampling: '4:4:4' })
    .toFile(join(FOLDER, `${name}.avif`))
  console.log(`  ${`${name}.avif`.padEnd(28)}${pixels.width} × ${pixels.height}, ${(size / 1024).toFixed(0)} KiB`)
}

await mkdir(FOLDER, { recursive: true })
await buildAll(undefined, () => {})
const product = await startProduct(PORT, {
  CLOCK_OFFSET_MS: String(Date.parse(NOW) - Date.now()),
  NODE_OPTIONS: `--import=${join(root, 'dev/clocks/shift-clock.mjs')}`,
})
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
try {
  for (const picture of wanted)
    for (const theme of THEMES) {
      const wide = await photograph(browser, product.url, picture, { size: picture.wide, theme })
      for (const width of picture.widths) await write(wide, `${picture.name}-${theme}-${width}`, width)
      const phone = await photograph(browser, product.url, picture, { size: picture.phone, theme })
      await write(phone, `${picture.name}-${theme}-phone`)
    }
  for (const scene of readmePictures.filter(isWanted)) {
    const photo = await photograph(browser, product.url, scene, { size: README_SIZE, theme: scene.theme, density: 1 })
    // GitHub shows no AVIF.
    await sharp(photo)
      .png({ palette: true, effort: 10 })
      .toFile(join(README_FOLDER, `${scene.name}.png`))
  }
  const board = wanted.find(({ name }) => name === 'board')
  if (board) {
    const card = await photograph(browser, product.url, board, { size: CARD_SIZE, theme: 'light' })
    await sharp(card).resize(CARD_SIZE).jpeg({ quality: 78, mozjpeg: true }).toFile(CARD)
  }
} finally {
  for (const session of sessions.values()) await (await session).dispose()
  await browser.close()
  await product.stop()
}
