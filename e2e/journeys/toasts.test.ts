/** What the product says when a call is over: SPEC.md §8 and §9, texts and times. */
import type { Page } from 'playwright-core'
import { describe, expect, test, type TestContext } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { toast } from '../support/toasts.ts'

const journey = useBrowser()

/** How long a toast stays, in ms. */
async function shownFor(page: Page, text: string): Promise<number> {
  await toast(page, text).waitFor()
  const started = performance.now()
  await toast(page, text).waitFor({ state: 'detached' })
  return performance.now() - started
}

/** Seen through a second process on a busy machine, and with its way out; the exact time is a component test's. */
const expectAbout = (measured: number, wanted: number) => {
  expect(measured).toBeGreaterThan(wanted - 500)
  expect(measured).toBeLessThan(wanted + 1200)
}

/** Signs in, writes a support ticket and gives the page on which it waits to be sent. */
async function writeTicket({ onTestFinished }: Pick<TestContext, 'onTestFinished'>): Promise<Page> {
  const page = await journey.open('/agent/faq', { as: 'agent@demo.test', onTestFinished })
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'Ask support' }).click()
  await page.getByLabel('What is it about?').fill('The board is empty')
  await page.getByLabel('What happened?').fill('Since this morning no deal is shown.')
  return page
}

const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()

// Most of each is waiting, on a page of its own: side by side.
describe('toasts', () => {
  test.concurrent('a support ticket is answered for 3 seconds, in the words of the specification', async (context) => {
    const page = await writeTicket(context)
    await send(page)
    const text = 'Thank you for submitting a support ticket! Our team will review and work on it as soon as possible.'
    expectAbout(await shownFor(page, text), 3000)
  })

  test.concurrent('a refusal says what the API said, for 5 seconds', async (context) => {
    const page = await writeTicket(context)
    await page.route('**/api/v1/ticket/', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          title: 'The request is not valid',
          status: 400,
          request_id: 'r1',
          errors: [{ field: 'subject', reason: 'is too odd' }],
        }),
      }),
    )
    await send(page)
    const shown = shownFor(page, 'The request is not valid')
    await toast(page, 'The request is not valid').getByText('subject: is too odd').waitFor()
    expectAbout(await shown, 5000)
  })

  test.concurrent('any other failure has one fixed sentence', async (context) => {
    const page = await writeTicket(context)
    await page.route('**/api/v1/ticket/', (route) => route.fulfill({ status: 500, body: 'boom' }))
    await send(page)
    expectAbout(await shownFor(page, 'Something went wrong. Try again or contact admin'), 5000)
  })

  test.concurrent('no connection is such a failure', async (context) => {
    const page = await writeTicket(context)
    await page.route('**/api/v1/ticket/', (route) => route.abort())
    await send(page)
    await toast(page, 'Something went wrong. Try again or contact admin').waitFor()
  })
})
