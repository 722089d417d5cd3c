/** A browser for the journeys of one file, with pages for signed-in users and visitors. */
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, type TestContext } from 'vitest'
import { CHROMIUM_ARGS, findChromium } from '../../dev/machine/chromium.ts'
import { apiOf, type ProductApi, signIn } from './product-api.ts'
import { productUrl } from './product-url.ts'

export type Visitor = {
  as?: string
  phone?: boolean
  theme?: 'light' | 'dark'
  /** Whether the visitor's browser runs scripts; it does by default. */
  scripts?: boolean
  /** The time zone of the visitor's computer, such as `Asia/Tokyo`. */
  timeZone?: string
  /** The hook of the test, for tests that run concurrently. */
  onTestFinished?: TestContext['onTestFinished']
}

export type Journey = {
  /** The address of the shell. */
  readonly url: string
  /** Opens `path` in a window with an empty cache, signed in as `as`. It closes after the test. */
  open: (path: string, visitor?: Visitor) => Promise<Page>
  /** An API client, signed in as a demo user. */
  api: (email: string) => Promise<ProductApi>
}

/** How much of a page's text a failed test prints, in characters. */
const LONGEST_PAGE = 4_000

/** Starts a browser for the tests of a file. `urlOf`: the address of the product, once it is running. */
export function useBrowser(urlOf = productUrl): Journey {
  let browser: Browser
  let windows: BrowserContext[] = []
  const sessions = new Map<string, Promise<APIRequestContext>>()

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  })
  afterEach(async ({ task }) => {
    await Promise.all(windows.map((window) => closeAfter(task, window)))
    windows = []
  })
  afterAll(async () => {
    const all = await Promise.all(sessions.values())
    await Promise.all([browser.close(), ...all.map((session) => session.dispose())])
  })

  const sessionOf = (email: string) => {
    const session = sessions.get(email) ?? signIn(urlOf(), email)
    sessions.set(email, session)
    return session
  }

  return {
    get url() {
      return urlOf()
    },
    async open(path, { as, phone = false, theme = 'light', scripts = true, timeZone, onTestFinished } = {}) {
      const storageState = as ? await (await sessionOf(as)).storageState() : undefined
      const window = await browser.newContext({
        ...optionsFor(phone, theme),
        javaScriptEnabled: scripts,
        ...(timeZone && { timezoneId: timeZone }),
        ...(storageState && { storageState }),
      })
      if (onTestFinished) onTestFinished(({ task }) => closeAfter(task, window))
      else windows.push(window)
      window.setDefaultTimeout(30_000)
      const page = await window.newPage()
      await page.goto(urlOf() + path)
      return page
    },
    api: async (email) => apiOf(urlOf(), await sessionOf(email)),
  }
}

/** Closes a window of a test. If the test failed, prints what its pages showed: CI keeps no browser to look at. */
async function closeAfter({ name, result }: TestContext['task'], window: BrowserContext): Promise<void> {
  if (result?.state === 'fail')
    for (const page of window.pages()) {
      // A page may be on its way to another address, and then has no body.
      const text = await page.evaluate(() => document.body.innerText).catch(String)
      console.error(`✗ ${name}: ${page.url()} showed\n${text.slice(0, LONGEST_PAGE)}`)
    }
  await window.close()
}

function optionsFor(phone: boolean, theme: 'light' | 'dark'): BrowserContextOptions {
  return {
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: phone,
    colorScheme: theme,
    // No animations, so that elements do not move while they are clicked.
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  }
}
