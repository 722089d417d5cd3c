/** Toasts after API calls: the texts and durations of docs/specification.md §8 and §9. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { toast, undoOf } from '#support/toasts.ts'

const journey = useBrowser()

/** Sends the ticket and checks, with the page's fake clock, that its toast stays for exactly `ms`. */
async function expectShownFor(page: Page, text: string, ms: number): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await send(page)
  const one = toast(page, text)
  const passes = async () => {
    await page.clock.runFor(20)
    return one.isVisible()
  }
  await expect.poll(passes).toBe(true)
  await page.clock.runFor(ms - 500)
  expect(await one.isVisible()).toBe(true)
  await page.clock.runFor(500)
  await page.clock.resume()
  await one.waitFor({ state: 'detached' })
}

/** Signs in, fills in a support ticket and returns the page, ready to send. */
async function writeTicket(): Promise<Page> {
  const page = await journey.open('/agent/faq', { as: 'agent@demo.test' })
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'Contact support' }).click()
  await page.getByLabel('Subject').fill('The board is empty')
  await page.getByLabel('What happened?').fill('Since this morning no deal is shown.')
  return page
}

const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Send ticket' }).click()

describe('toasts', () => {
  test('a support ticket is confirmed for 3 seconds, with the fixed text', async () => {
    const page = await writeTicket()
    const text = 'Thank you for submitting a support ticket! Our team will review and work on it as soon as possible.'
    await expectShownFor(page, text, 3000)
  })

  test('a refusal shows the message of the API for 5 seconds', async () => {
    const page = await writeTicket()
    await page.route('**/api/v1/ticket/', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          title: 'The request isn’t valid',
          status: 400,
          request_id: 'r1',
          errors: [{ field: 'subject', reason: 'is too odd' }],
        }),
      }),
    )
    const named = toast(page, 'The request isn’t valid').getByText('Subject is too odd').waitFor()
    await expectShownFor(page, 'The request isn’t valid', 5000)
    await named
  })

  test('any other failure shows one fixed sentence', async () => {
    const page = await writeTicket()
    await page.route('**/api/v1/ticket/', (route) => route.fulfill({ status: 500, body: 'boom' }))
    await expectShownFor(page, 'Something went wrong. Try again or contact admin', 5000)
  })

  test('so does a lost connection', async () => {
    const page = await writeTicket()
    await page.route('**/api/v1/ticket/', (route) => route.abort())
    await send(page)
    await toast(page, 'Something went wrong. Try again or contact admin').waitFor()
  })

  test('stay above the bar of a selection, so that its buttons can be pressed', async () => {
    const page = await journey.open('/agent/tasks', { as: 'agent@demo.test' })
    await page
      .getByRole('checkbox', { name: /^Complete/ })
      .first()
      .check()
    const done = toast(page, /^Done: /)
    await done.waitFor()
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    const bar = page.getByRole('toolbar', { name: /task/ })
    await bar.waitFor()
    const top = (await bar.boundingBox())?.y ?? 0
    const endOfToast = async () => {
      const box = await done.boundingBox()
      return box && box.y + box.height
    }
    await expect.poll(endOfToast).toBeLessThan(top)
    await undoOf(page, /^Done: /).click()
    await done.waitFor({ state: 'detached' })
  })
})
