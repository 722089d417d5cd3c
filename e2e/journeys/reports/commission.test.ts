/** Commission from the plan to an amended deal: the plan, the ledger and recalculated amounts. */
import type { Deal, Workspace } from 'openapi'
import { AgentRole, DealStatus } from 'openapi/codes'
import { beforeAll, expect, test } from 'vitest'
import { faults } from '#support/faults.ts'
import { makeDeal } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { type NewMember, newMember, teamNamed } from '#support/new-people.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'
import { toast } from '#support/toasts.ts'

const journey = useBrowser()
/** A day in the account's time zone. Near midnight it is another day elsewhere. */
const day = (ago: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() - ago * 86_400_000)
let owner: ProductApi
let vera: NewMember
let workspace: Workspace

beforeAll(async () => {
  owner = await journey.api('owner@other.test')
  const harbor = await teamNamed(owner, 'Harbor')
  vera = await newMember(journey.url, owner, harbor, { first_name: 'Vera', last_name: 'Lund' })
  workspace = await answerOf(owner.POST('/workspaces/', { body: { team: harbor.id, name: 'Commissions' } }))
})

/** A deal of Vera under contract, with a commission of $10,000. */
const contract = (name: string): Promise<Deal> =>
  makeDeal(
    owner,
    { workspace },
    {
      name,
      status: DealStatus.UnderContract,
      list_price: 40_000_000,
      commission: { rate_bp: 250 },
      agents: [{ user: vera.id, role: AgentRole.lead, share_bp: 10_000 }],
    },
  )
const company = async ({ id }: Deal) =>
  (await answerOf(owner.GET('/deals/{id}/commission/', { params: { path: { id } } }))).company
const open = (deal: Deal, as: string) => journey.open(`/agent/deal/${deal.id}?view=commission`, { as })

test('an owner gives a member a plan', async () => {
  const page = await journey.open('/agent/teams', { as: 'owner@other.test' })
  const row = page.locator('main li').filter({ hasText: vera.email })
  await row.getByRole('button', { name: 'Actions for Vera Lund' }).click()
  await page.getByRole('menuitem', { name: 'Commission plan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('No commission plan').waitFor()
  await dialog.getByLabel('Effective from').fill(day(30))
  await dialog.getByLabel('Anniversary date').fill(day(30))
  await dialog.getByLabel('Company dollar cap').fill('3,000')
  expect(await faults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save plan' }).click()
  await toast(page, 'Commission plan saved').waitFor()
})

test('closing previews the commission; an amendment previews its changes, then applies them', async () => {
  const [first, second] = [await contract('1 Ledger Lane'), await contract('2 Ledger Lane')]
  const page = await open(first, 'owner@other.test')
  await page.getByText('Projected, as if this deal closed next').waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Close deal' }).click()
  const closing = page.getByRole('dialog')
  await closing.getByText('Closing the deal confirms these amounts.').waitFor()
  await closing.getByRole('button', { name: 'Close deal' }).click()
  await page.getByText(/^Confirmed today/).waitFor()
  const body = { sale_price: 40_000_000, actual_close: day(0) }
  await answerOf(owner.POST('/deals/{id}/close/', { params: { path: { id: second.id } }, body }))
  expect([await company(first), await company(second)]).toEqual([2000_00, 1000_00])

  await page.getByRole('button', { name: /^Rate:/ }).click()
  await page.getByRole('textbox', { name: 'Rate' }).fill('1')
  await page.keyboard.press('Enter')
  const amend = page.getByRole('dialog', { name: 'This changes 1 later deal' })
  await amend.getByText('Company $1,000 → $2,000').waitFor()
  expect(await faults(page)).toEqual([])
  expect(await company(second)).toBe(1000_00)
  await amend.getByRole('button', { name: 'Change all' }).click()
  await page.getByRole('button', { name: 'Rate: 1%. Edit' }).waitFor()
  await expect.poll(() => company(second)).toBe(2000_00)

  const own = await open(second, vera.email)
  await own.getByRole('heading', { name: 'Your share' }).waitFor()
  await own.getByText(/^\$200 of \$3,000 left until/).waitFor()
  expect(await own.getByText('Gross commission').count()).toBe(0)
  expect(await faults(own)).toEqual([])
})
