/** A browser for the journeys of one file, and pages for people who are signed in or not. */
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
  /** Where the visitor's computer is, such as `Asia/Tokyo`. */
  timeZone?: string
  /** The test's own hook, where tests of one file run side by side. */
  onTestFinished?: TestContext['onTestFinished']
}

export type Journey = {
  /** Where the shell is. */
  readonly url: string
  /** Opens `path` in a window with nothing cached; signed in as `as`. It closes with the test. */
  open: (path: string, visitor?: Visitor) => Promise<Page>
  /** The API as one of the demo's people. */
  api: (email: string) => Promise<ProductApi>
}

/** Starts a browser for the tests of a file. `urlOf`: where the product is, once everything is up. */
export function useBrowser(urlOf = productUrl): Journey {
  let browser: Browser
  let windows: BrowserContext[] = []
  const sessions = new Map<string, Promise<APIRequestContext>>()

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  })
  afterEach(async () => {
    await Promise.all(windows.map((window) => window.close()))
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
    async open(path, { as, phone = false, theme = 'light', timeZone, onTestFinished } = {}) {
      const storageState = as ? await (await sessionOf(as)).storageState() : undefined
      const window = await browser.newContext({
        ...optionsFor(phone, theme),
        ...(timeZone && { timezoneId: timeZone }),
        ...(storageState && { storageState }),
      })
      if (onTestFinished) onTestFinished(() => window.close())
      else windows.push(window)
      window.setDefaultTimeout(30_000)
      const page = await window.newPage()
      await page.goto(urlOf() + path)
      return page
    },
    api: async (email) => apiOf(urlOf(), await sessionOf(email)),
  }
}

function optionsFor(phone: boolean, theme: 'light' | 'dark'): BrowserContextOptions {
  return {
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: phone,
    colorScheme: theme,
    // Pages arrive without travelling: what is clicked is where it will stay.
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  }
}
