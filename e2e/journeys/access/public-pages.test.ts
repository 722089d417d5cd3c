/** The public pages (docs/specification.md §2). */
import { describe, expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'

const journey = useBrowser()

describe('public pages', () => {
  test('the landing page has the product’s title and tagline', async () => {
    const page = await journey.open('/')
    expect(await page.title()).toBe('ProTracker - The Virtual Assistant For Real Estate Agents')
    const description = await page.locator('meta[name=description]').getAttribute('content')
    expect(description).toBe(
      'The product keeps a team and its clients connected through every phase of a transaction, with real-time ' +
        'tracking, automated workflows and round-the-clock transparency toward a smooth closing.',
    )
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test.each(['/signup', '/contact-us', '/agent/login', '/client/login'])(
    '%s is a page of its own, for anyone',
    async (path) => {
      const page = await journey.open(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(80)
    },
  )

  test.each([
    ['/', 'Deal tracking for real estate agents and their clients'],
    ['/pricing', 'Pricing'],
    ['/pp', 'Privacy policy'],
    ['/tou', 'Terms of use'],
    ['/as', 'Accessibility statement'],
  ])('%s is there without JavaScript, and its links lead on', async (path, title) => {
    const page = await journey.open(path, { scripts: false })
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`))
    const footer = page.getByRole('navigation', { name: 'About ProTracker' })
    expect(
      await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/', '/pricing', '/contact-us', '/signup', '/agent/login', '/client/login', '/pp', '/tou', '/as'])
    await footer.getByRole('link', { name: 'Pricing' }).click()
    await page.getByRole('heading', { level: 1, name: 'Pricing' }).waitFor()
  })

  test.each([
    ['light', false],
    ['dark', true],
  ] as const)('the landing page shows the product in its own theme: %s', async (theme, phone) => {
    const page = await journey.open('/', { theme, phone })
    const pictures = page.locator('main').getByRole('img')
    expect(await pictures.count()).toBe(3)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate(isLoadedAs, theme)).toBe(true)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  })

  test('the first click takes the visitor on without a new page, where they had read to', async () => {
    const page = await journey.open('/')
    await page.waitForFunction(() => document.querySelector('script[src*="/main."]'))
    await page.waitForLoadState('networkidle')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' })
    await link.scrollIntoViewIfNeeded()
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor()
    expect(await page.evaluate(() => [Reflect.get(window, 'isSamePage'), window.scrollY])).toEqual([true, 0])
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /^Deal tracking/ }).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  })

  test('who is signed in is led on to their own pages', async () => {
    const page = await journey.open('/', { as: 'agent@demo.test' })
    await page.getByRole('link', { name: 'Open ProTracker' }).click()
    await page.waitForURL('**/agent')
  })

  test.each(['/nothing', '/agents', '/agent/nothing', '/client/nothing'])(
    '%s is a plain 404 not found',
    async (path) => {
      const as = path.startsWith('/agent/')
        ? 'agent@demo.test'
        : path.startsWith('/client/')
          ? 'client@demo.test'
          : undefined
      const page = await journey.open(path, as ? { as } : {})
      await page.getByText('404 not found', { exact: true }).waitFor()
    },
  )

  test('a session check without a session shows no toast', async () => {
    const page = await journey.open('/')
    const answer = page.waitForResponse('**/api/v1/auth/login/')
    await page.reload()
    expect((await answer).status()).toBe(401)
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})

/** Runs in the page: whether a picture has loaded, undistorted, and is the one of the theme. */
function isLoadedAs(element: Element, theme: string): boolean {
  if (!(element instanceof HTMLImageElement) || !element.complete || element.naturalWidth === 0) return false
  const { naturalWidth, naturalHeight, width, height } = element
  return element.currentSrc.includes(`-${theme}-`) && Math.abs(naturalWidth / naturalHeight - width / height) < 0.01
}
