/**
 * `pnpm screenshots`: takes the pictures of the landing page from a product with demo data, at a fixed instant, and writes
 * them where the shell's build finds them; and those of the README, except the console's, which needs releases that are
 * under way. docs/decisions/public-pages-are-prerendered.md says when to run it. `pnpm screenshots dates` takes only the pictures whose names contain one of these words.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ContactStatus, ContactTemperature, DealStatus } from 'openapi/codes'
import { type APIRequestContext, type Browser, chromium, type Locator, type Page } from 'playwright-core'
import sharp, { type Sharp } from 'sharp'
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
    as: 'owner@demo.test',
    // The one that the client sees in the next picture.
    at: dealAddress,
    wide: { width: 1280, height: 720 },
    phone: PHONE,
    widths: [480, 960],
    show: moveClosing,
  },
  {
    name: 'client',
    as: 'client@demo.test',
    at: clientDealAddress,
    wide: { width: 720, height: 720 },
    phone: PHONE,
    widths: [720, 1440],
  },
]

/** The README shows them side by side, each in one theme. */
const README_SIZE: Size = { width: 1440, height: 900 }
type ReadmeScene = Scene & { theme: (typeof THEMES)[number] }
const readmePictures: readonly ReadmeScene[] = [
  { name: 'board', as: 'owner@demo.test', at: () => '/agent/workspaces', theme: 'light' },
  { name: 'deal-dark', as: 'agent@demo.test', at: dealAddress, theme: 'dark' },
  { name: 'client', as: 'client@demo.test', at: clientDealAddress, theme: 'light' },
  { name: 'leads', as: 'agent@demo.test', at: () => '/agent/leads?layout=board', theme: 'light' },
  { name: 'contact-dark', as: 'agent@demo.test', at: contactAddress, theme: 'dark' },
]

/** The README shows these phones in one picture. */
const README_PHONE: Size = { width: 390, height: 844 }
const PHONE_GAP = 24
const readmePhones: readonly ReadmeScene[] = [
  { name: 'phone', as: 'agent@demo.test', at: () => '/agent', theme: 'light' },
  { name: 'phone', as: 'agent@demo.test', at: () => '/agent/workspaces', theme: 'light' },
  { name: 'phone', as: 'agent@demo.test', at: dealAddress, theme: 'dark' },
  { name: 'phone', as: 'client@demo.test', at: clientDealAddress, theme: 'light' },
]

const words = process.argv.slice(2)
const isWanted = ({ name }: Scene) => words.length === 0 || words.some((word) => name.includes(word))
const wanted = pictures.filter(isWanted)

/** The page of a deal under contract: the one that the client sees, or for who doesn't have it, their first. */
async function dealAddress(api: ProductApi): Promise<string> {
  const query = { status: [DealStatus.UnderContract], sort: 'name' as const, page_size: 100 }
  const { results } = await answerOf(api.GET('/deals/', { params: { query } }))
  const deal = results.find(({ name }) => name === '402 Maple Street') ?? results[0]
  if (!deal) throw new Error('The demo data has no deal under contract')
  return `/agent/deal/${deal.id}`
}

/** The same deal as its client sees it. */
async function clientDealAddress(api: ProductApi): Promise<string> {
  const { results } = await answerOf(api.GET('/client/deals/'))
  return `/client/deal/${results[0]?.id ?? ''}`
}

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

/** GitHub shows no AVIF. */
const writeForReadme = (photo: Sharp, name: string) =>
  photo.png({ palette: true, effort: 10 }).toFile(join(README_FOLDER, `${name}.png`))

/** Phones beside each other, on nothing. */
async function sideBySide(browser: Browser, url: string, scenes: readonly ReadmeScene[]): Promise<Sharp> {
  const { width, height } = README_PHONE
  const phones = []
  for (const scene of scenes)
    phones.push(await photograph(browser, url, scene, { size: README_PHONE, theme: scene.theme, density: 1 }))
  const whole = { width: phones.length * (width + PHONE_GAP) - PHONE_GAP, height }
  return sharp({ create: { ...whole, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).composite(
    phones.map((input, i) => ({ input, left: i * (width + PHONE_GAP), top: 0 })),
  )
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
    await writeForReadme(sharp(photo), scene.name)
  }
  if (readmePhones.some(isWanted)) await writeForReadme(await sideBySide(browser, product.url, readmePhones), 'phone')
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
