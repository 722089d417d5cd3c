/** The home screen: each number is the count of the list that it opens. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { answerOf } from '#support/product-api.ts'

const journey = useBrowser()

/** A tile that opens a list. */
const tile = (page: Page, label: string) => page.getByRole('link', { name: new RegExp(`^${label}`) })

test.each(['agent@demo.test', 'owner@demo.test'])('the tiles for %s open the lists that they count', async (as) => {
  const api = await journey.api(as)
  const team = (await answerOf(api.GET('/teams/'))).results[0]?.id ?? ''
  const home = await answerOf(api.GET('/home/', { params: { query: { team } } }))
  const page = await journey.open('/agent', { as })
  const opens = async (label: string, count: number | null) => {
    await page.goto(`${journey.url}/agent`)
    expect((await tile(page, label).innerText()).replace(/\D/g, '')).toBe(
      // The label "Closing within 14 days" contains a number itself.
      `${label.replace(/\D/g, '')}${count}`,
    )
    await tile(page, label).click()
  }

  await opens('Overdue tasks', home.overdue_tasks.count)
  await expectTasks(page, home.overdue_tasks.count)
  await opens('Due today', home.today_tasks.count)
  await expectTasks(page, home.today_tasks.count)
  await opens('Closing within 14 days', home.closing_soon.count)
  await page.getByRole('navigation', { name: 'Pages' }).getByText(`of ${home.closing_soon.count}`).waitFor()
  await opens('New leads', home.new_leads.count)
  await page.getByText(`${home.new_leads.count} leads match`).waitFor()
})

async function expectTasks(page: Page, count: number | null): Promise<void> {
  await page.getByRole('tab', { name: 'All open' }).waitFor()
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .getByRole('checkbox', { name: /^Complete/ })
        .count(),
    )
    .toBe(count)
}
