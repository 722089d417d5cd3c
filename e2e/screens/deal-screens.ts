/** One deal, by those who work on it. */
import { DealStatus, Representation } from 'openapi/codes'
import type { Page } from 'playwright-core'
import { answerOf, type ProductApi } from '#support/product-api.ts'
import { OWNER, type Screen } from './screen.ts'

const DEAL_VIEWS = [
  'overview',
  'milestones',
  'tasks',
  'timeline',
  'people',
  'commission',
  'files',
  'notes',
  'activity',
] as const

const inDeal = (view: (typeof DEAL_VIEWS)[number]) => async (api: ProductApi) =>
  `/agent/deal/${await dealUnderContract(api)}?view=${view}`

export const dealScreens: Screen[] = [
  ...DEAL_VIEWS.map((view) => ({ name: `deal, ${view}`, as: OWNER, at: inDeal(view) })),
  {
    name: 'client portal of a deal',
    as: OWNER,
    at: async (api) => `/agent/client_portal/${await dealUnderContract(api)}`,
  },
]

/** Chooses an entry of the deal's menu, and waits for the dialog that it opens. */
const chosen = (entry: string, awaited: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  await page.getByRole('dialog').getByText(awaited).first().waitFor()
}

/** Presses a button, and waits for the dialog that it opens. */
const pressed = (button: string | RegExp, awaited: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: button }).first().click()
  await page.getByRole('dialog').getByText(awaited).first().waitFor()
}

/** What opens from a deal, and from the pages of deals and tasks. */
export const dealDialogs: Screen[] = [
  { name: 'new deal', at: '/agent/workspaces?create=deal' },
  { name: 'new task', at: '/agent/tasks?create=task' },
  { name: 'a task', at: '/agent/tasks', open: pressed(/^Call the printer/, 'Checklist') },
  { name: 'templates', at: '/agent/workspaces?templates' },
  {
    name: 'editing a template',
    at: '/agent/workspaces?templates',
    open: async (page: Page) => {
      await page.getByRole('button', { name: 'Buyer, from search to keys', exact: true }).click()
      await page.getByRole('button', { name: 'Save template' }).waitFor()
    },
  },
  {
    name: 'closing a deal',
    at: inDeal('overview'),
    open: chosen('Close deal', 'Open tasks'),
  },
  {
    name: 'a contract that begins',
    at: async (api: ProductApi) => `/agent/deal/${await dealInSearch(api)}`,
    open: chosen('Mark as Under Contract', 'Street'),
  },
  { name: 'address of a deal', at: inDeal('overview'), open: pressed(/address/i, 'Street') },
  { name: 'a contract that fell through', at: inDeal('overview'), open: chosen('Back to searching', 'Why did') },
  { name: 'a deal that fell through', at: inDeal('overview'), open: chosen('Mark as Fell Through', 'What happened?') },
  { name: 'duplicating a deal', at: inDeal('overview'), open: chosen('Duplicate', 'Duplicate') },
  { name: 'deleting a deal', at: inDeal('overview'), open: chosen('Delete', 'Delete') },
  {
    name: 'sharing a deal',
    at: async (api: ProductApi) => `/agent/client_portal/${await dealUnderContract(api)}`,
    open: pressed(/^Share/, 'Key dates'),
  },
  { name: 'risk of a deal', at: inDeal('overview'), open: pressed(/to spare|behind/, '') },
  { name: 'why a date', at: inDeal('overview'), open: pressed('Why this date? Inspection', 'after') },
  { name: 'backup offer', at: inDeal('overview'), open: pressed('Add backup offer', 'Earnest money') },
  {
    name: 'moving the closing',
    at: inDeal('overview'),
    open: async (page: Page) => {
      await page.getByRole('button', { name: /^Closing: / }).click()
      const day = page.getByLabel('Closing', { exact: true })
      await day.fill(`${new Date().getUTCFullYear() + 1}-03-17`)
      await day.press('Enter')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Move \d+ dates$/ })
        .waitFor()
    },
  },
  { name: 'adding a person to a deal', at: inDeal('people'), open: pressed('Add person', 'Role') },
  { name: 'agents of a deal', at: inDeal('people'), open: pressed('Edit agents', 'Agents') },
].map((screen) => ({ ...screen, as: OWNER }))

/** The id of a deal that has everything a deal can have. Its client is a buyer, whatever other deals the day brings. */
const dealUnderContract = (api: ProductApi) => firstDeal(api, DealStatus.UnderContract)

/** The id of a deal whose client still looks for a home. */
const dealInSearch = (api: ProductApi) => firstDeal(api, DealStatus.Active)

async function firstDeal(api: ProductApi, status: DealStatus): Promise<string> {
  const query = { status: [status], representation: [Representation.Buyer], sort: 'name' as const }
  const { results } = await answerOf(api.GET('/deals/', { params: { query } }))
  return results[0]?.id ?? ''
}
