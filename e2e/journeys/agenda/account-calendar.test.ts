/** The account's calendar: what a new account starts with, and what a change of it moves. */
import { Representation } from 'openapi/codes'
import { expect, test } from 'vitest'
import { faults } from '#support/faults.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'
import { signUp } from '#support/sign-up.ts'
import { toast, undoOf } from '#support/toasts.ts'

const journey = useBrowser()

const WEDNESDAY = 3

/** The first Wednesday in February of a year. No holiday is near. */
function wednesdayOf(year: number): Date {
  const day = new Date(Date.UTC(year, 1, 1))
  while (day.getUTCDay() !== WEDNESDAY) day.setUTCDate(day.getUTCDate() + 1)
  return day
}
const dayAfter = (day: Date, count: number) => new Date(day.getTime() + count * 86_400_000).toISOString().slice(0, 10)

const dueOf = async (api: ProductApi, id: string) =>
  (await answerOf(api.GET('/tasks/{id}/', { params: { path: { id } } }))).due_date

test('an owner adds a day off, sees what moves, saves it and takes it back', async () => {
  const year = new Date().getUTCFullYear() + 1
  const acceptance = wednesdayOf(year)
  const { email, page } = await signUp(journey, 'Texas')
  const owner = await journey.api(email)
  const [workspace] = (await answerOf(owner.GET('/workspaces/'))).results
  const deal = await answerOf(
    owner.POST('/deals/', {
      body: {
        workspace: workspace?.id ?? '',
        name: '402 Maple Street',
        representation: Representation.Buyer,
        template: null,
        dates: { acceptance: dayAfter(acceptance, 0) },
      },
    }),
  )
  const due_rule = {
    anchor: 'acceptance',
    item: null,
    offset: 3,
    unit: 'business',
    roll: 'none',
    skip_holidays: true,
  } as const
  const task = await answerOf(owner.POST('/tasks/', { body: { deal: deal.id, title: 'Earnest money', due_rule } }))
  expect(task.due_date).toBe(dayAfter(acceptance, 5))

  await page.goto(`${journey.url}/agent/teams`)
  await page.getByRole('tab', { name: 'Calendar' }).click()
  expect(await page.getByLabel('Time zone').inputValue()).toBe('America/Chicago')
  await page.getByRole('tab', { name: String(year) }).click()
  await page.getByText('Christmas Eve').waitFor()
  expect(await faults(page)).toEqual([])

  await page.getByLabel('Day off').fill(dayAfter(acceptance, 1))
  await page.getByLabel('Name', { exact: true }).fill('Office retreat')
  await page.getByRole('button', { name: 'Add day' }).click()
  await page.getByRole('button', { name: 'Review and save' }).click()
  const review = page.getByRole('dialog', { name: 'Save calendar' })
  await review.getByRole('heading', { name: '402 Maple Street' }).waitFor()
  await review.getByText('Earnest money').waitFor()
  await review.getByRole('button', { name: 'Save and move 1 date' }).click()
  await toast(page, 'Calendar saved. 1 date moved.').waitFor()
  expect(await dueOf(owner, task.id)).toBe(dayAfter(acceptance, 6))

  await undoOf(page, 'Calendar saved. 1 date moved.').click()
  await expect.poll(() => dueOf(owner, task.id)).toBe(dayAfter(acceptance, 5))
  await page.getByText('Office retreat').waitFor({ state: 'detached' })
})
