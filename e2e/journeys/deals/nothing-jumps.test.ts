/** The page of a deal stays where its reader left it: while it loads, and while panels open and close. */
import { DealStatus } from 'openapi/codes'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { makeBoard, makeDeal } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf } from '#support/product-api.ts'
import { settle } from '#support/settle.ts'

const journey = useBrowser()
let deal = ''

beforeAll(async () => {
  const owner = await journey.api('owner@demo.test')
  const query = { status: [DealStatus.UnderContract], sort: 'name' as const }
  const { results } = await answerOf(owner.GET('/deals/', { params: { query } }))
  deal = `/agent/deal/${results[0]?.id ?? ''}`
})

/** The page's cumulative layout shift (https://web.dev/articles/cls), without a user's own actions. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (Reflect.get(entry, 'hadRecentInput') === false) sum += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 100)
      }),
  )

test.for(['overview', 'milestones', 'tasks', 'commission', 'files'])(
  '%s does not shift while it loads',
  async (view) => {
    const page = await journey.open(`${deal}?view=${view}`, { as: 'owner@demo.test' })
    await settle(page)
    expect(await layoutShift(page)).toBeLessThan(0.02)
  },
)

test('a task opens and closes over a scrolled page without moving it or the menu', async () => {
  const page = await journey.open(`${deal}?view=tasks`, { as: 'owner@demo.test' })
  await settle(page)
  // Low enough that the list, not its head, fills the window.
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.evaluate(() => window.scrollTo(0, 400))
  const place = async () => ({
    scrolled: await page.evaluate(() => Math.round(window.scrollY)),
    menu: (await page.locator('nav').first().boundingBox())?.y,
  })
  const before = await place()
  expect(before.scrolled).toBeGreaterThan(200)
  // A click by coordinates: Playwright would scroll to the element first.
  const boxes = await Promise.all(
    (await page.getByRole('main').getByRole('listitem').getByRole('button').all()).map((row) => row.boundingBox()),
  )
  const box = boxes.find((each) => each && each.y > 120 && each.y < 560)
  if (!box) throw new Error('no task is in the window')
  await page.mouse.click(box.x + 4, box.y + 4)
  await page.getByRole('dialog').waitFor()
  expect(await place()).toEqual(before)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await place()).toEqual(before)
})

test('an assistant, who may not see commission, reads the overview instead of a blank tab', async () => {
  const assistant = await journey.api('assistant@demo.test')
  const { results } = await answerOf(assistant.GET('/deals/'))
  const page = await journey.open(`/agent/deal/${results[0]?.id ?? ''}?view=commission`, { as: 'assistant@demo.test' })
  await page.getByRole('heading', { name: 'Next steps' }).waitFor()
})

/** The most elements whose style the browser worked out in one go while something was done. */
async function restyledAtOnce(page: Page, action: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser of its own')
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await action()
  const { traceEvents }: { traceEvents: { name: string; args: { elementCount?: number } }[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  )
  const counts = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0)
  return Math.max(0, ...counts)
}

// A panel took a third longer while it did.
test('a task that opens and closes does not make the browser restyle the page behind it', async () => {
  const owner = await journey.api('owner@demo.test')
  const { id } = await makeDeal(owner, await makeBoard(owner, 'Restyled'), { name: '40 Task Lane' })
  for (let n = 1; n <= 40; n++) await answerOf(owner.POST('/tasks/', { body: { deal: id, title: `Task ${n}` } }))
  const page = await journey.open(`/agent/deal/${id}?view=tasks`, { as: 'owner@demo.test' })
  await settle(page)
  const behind = await page.locator('#root *').count()
  const restyled = await restyledAtOnce(page, async () => {
    await page.locator('main li[data-row-id] div > button').first().click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })
  expect(restyled).toBeGreaterThan(0)
  expect(restyled).toBeLessThan(behind / 2)
})
