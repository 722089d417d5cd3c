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

  test.each(['/signup', '/contact-us', '/pp', '/tou', '/as', '/agent/login', '/client/login'])(
    '%s is a page of its own, for anyone',
    async (path) => {
      const page = await journey.open(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(80)
    },
  )

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
