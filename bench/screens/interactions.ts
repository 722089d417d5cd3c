/** What people open again and again, and how they see that it's there. */
import type { Page } from 'playwright-core'
import { demoToday } from '../../dev/demo/chance/calendar.ts'
import type { Part } from './watch-paint.ts'

export interface Interaction {
  name: string
  /** The page on which it happens. */
  at: (ids: Ids) => string
  /** Shown once the page is ready. */
  ready: Part
  /** What a person does before, such as typing a date. */
  prepare?: (page: Page) => Promise<void>
  /** What a person clicks (a selector), or the key that they press. */
  trigger: { click: string } | { key: string }
  /** What has to be there soon: the dialog, the panel, the view, without what is in it. */
  frame: Part
  /** What they opened it for. */
  data: Part
  /** What a plain copy of the page shows instead: the element that appears. */
  copied: string
  /** How soon the data has to be there when it's opened again, in ms, if it's in the cache. */
  againMs?: number
  /** Closes it, so that it can be opened again. */
  close: (page: Page) => Promise<void>
}

export interface Ids {
  deal: string
}

const DIALOG = '[role="dialog"]'
/** What a page shows below its head. */
const VIEW = 'main > div > div:last-of-type'

/** Where the demo account is, it may still be yesterday. Dates count months from 0, so `MONTH` is the next one. */
const [YEAR = 0, MONTH = 0] = demoToday().split('-').map(Number)
const NEXT_MONTH = new Date(Date.UTC(YEAR, MONTH))

const escape = (page: Page) => page.keyboard.press('Escape')
const atDeal = (view: string) => (ids: Ids) => `/agent/deal/${ids.deal}?view=${view}`

const dealTab = (view: string, name: string, data: Part): Interaction => ({
  name: `deal tab: ${name}`,
  at: atDeal('overview'),
  ready: { css: 'main section ul input[type="checkbox"]' },
  trigger: { click: `main [role="tab"][value="${view}"]` },
  frame: { css: `main [role="tab"][value="${view}"][aria-selected="true"]` },
  data,
  copied: VIEW,
  close: (page) => page.locator('main [role="tab"][value="overview"]').click(),
})

export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'new deal',
    at: () => '/agent/workspaces',
    ready: { css: 'article[data-deal]' },
    trigger: { click: 'main button:has-text("New deal"), header button:has-text("New deal")' },
    frame: { css: `${DIALOG} input[name="name"]` },
    data: { css: `${DIALOG} label`, text: 'template' },
    copied: DIALOG,
    close: escape,
  },
  // The overview has checkboxes too, but nothing to choose what is done.
  dealTab('tasks', 'Tasks', { css: `${VIEW}:has([role="tab"][value="done"]) section input[type="checkbox"]` }),
  dealTab('milestones', 'Milestones', { css: `${VIEW} li[aria-current="step"]` }),
  dealTab('people', 'People', { css: `${VIEW} a[href^="tel:"]` }),
  dealTab('activity', 'Activity', { css: `${VIEW} ol time` }),
  {
    name: 'task panel',
    at: atDeal('tasks'),
    ready: { css: `${VIEW} section input[type="checkbox"]` },
    trigger: { click: `${VIEW} li[data-row-id] div > button` },
    frame: { css: `${DIALOG} header, ${DIALOG} h2` },
    data: { css: `${DIALOG} dl dd` },
    copied: DIALOG,
    close: escape,
  },
  {
    name: 'reschedule preview',
    at: atDeal('overview'),
    ready: { css: 'main section ul input[type="checkbox"]' },
    async prepare(page) {
      await page.getByRole('button', { name: /^Closing:/ }).click()
      const field = page.getByLabel('Closing', { exact: true })
      const closing = new Date(await field.inputValue())
      closing.setUTCDate(closing.getUTCDate() + 7)
      await field.fill(closing.toISOString().slice(0, 10))
    },
    trigger: { key: 'Enter' },
    frame: { css: `${DIALOG} h2` },
    data: { css: `${DIALOG} button`, text: '^Move \\d+ dates?$' },
    copied: DIALOG,
    close: escape,
  },
  {
    name: 'contact panel',
    at: () => '/agent/contacts',
    ready: { css: 'main tbody a[data-row-focus]' },
    trigger: { click: 'main tbody a[data-row-focus]' },
    frame: { css: `${DIALOG} h2` },
    data: { css: `${DIALOG} a[href^="tel:"]` },
    copied: DIALOG,
    againMs: 100,
    close: escape,
  },
  {
    name: 'search and commands',
    at: () => '/agent',
    ready: { css: 'main h1' },
    trigger: { key: 'Control+k' },
    frame: { css: `${DIALOG} input` },
    data: { css: `${DIALOG} [role="option"]` },
    copied: DIALOG,
    close: escape,
  },
  {
    name: 'calendar: next month',
    at: () => '/agent/calendar',
    ready: { css: 'main td li a' },
    trigger: { click: 'main button[aria-label="Next month"]' },
    frame: {
      css: 'main h2[aria-live]',
      text: `^${NEXT_MONTH.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' })}`,
    },
    data: { css: `main td:has(time[datetime^="${NEXT_MONTH.toISOString().slice(0, 7)}-1"]) li a` },
    copied: 'main table',
    close: (page) => page.locator('main button[aria-label="Previous month"]').click(),
  },
]
