/** Teams: members, roles, and members who leave. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { newMember, teamNamed, type NewMember } from '#support/new-people.ts'
import { toast } from '#support/toasts.ts'

const journey = useBrowser()

let nora: NewMember
beforeAll(async () => {
  const owner = await journey.api('owner@other.test')
  const harbor = await teamNamed(owner, 'Harbor')
  nora = await newMember(journey.url, owner, harbor, { first_name: 'Nora', last_name: 'Quist' })
})

const asOwner = () => journey.open('/agent/teams', { as: 'owner@other.test' })

const rowOf = (page: Page, email: string) => page.locator('main li').filter({ hasText: email }).first()

async function about(page: Page, email: string, entry: string) {
  await rowOf(page, email)
    .getByRole('button', { name: /Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('an owner creates a team, renames it and switches back', async () => {
  const page = await asOwner()
  await page.getByRole('button', { name: 'New team' }).click()
  await page.getByRole('textbox', { name: 'Team name' }).fill('Waterfront')
  await page.getByRole('button', { name: 'Create team' }).click()
  await page.getByRole('button', { name: /Switch team:\s*Waterfront/ }).waitFor()

  await page.getByRole('button', { name: 'Actions for Waterfront' }).click()
  await page.getByRole('menuitem', { name: 'Rename team' }).click()
  expect(await page.getByRole('textbox', { name: 'Team name' }).inputValue()).toBe('Waterfront')
  await page.getByRole('textbox', { name: 'Team name' }).fill('Riverfront')
  await page.getByRole('button', { name: 'Rename team' }).click()
  await page.getByRole('heading', { name: 'Riverfront' }).waitFor()

  await page.getByRole('button', { name: 'Actions for Harbor' }).click()
  await page.getByRole('menuitem', { name: 'Switch to this team' }).click()
  await page.getByRole('button', { name: /Switch team:\s*Harbor/ }).waitFor()
})

test('a changed role applies from the member’s next request', async () => {
  const page = await asOwner()
  await about(page, nora.email, 'Change role')
  await page.getByRole('radio', { name: /^Admin/ }).check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const row = rowOf(page, nora.email)
  await row.getByText('Admin', { exact: true }).waitFor()

  const admin = await journey.open('/agent/teams', { as: nora.email })
  await admin.getByRole('button', { name: 'New team' }).waitFor()
  // For an owner, an admin can only see the commission plan, and plan their time.
  const menus = admin.getByRole('button', { name: /Actions for Thomas Weller/ })
  await menus.first().click()
  await admin.getByRole('menuitem', { name: 'Commission plan' }).waitFor()
  expect(await admin.getByRole('menuitem').allInnerTexts()).toEqual(['Commission plan', 'Working hours', 'Absences'])
})

test('a deactivated member loses access at once, and can be reactivated', async () => {
  const page = await asOwner()
  const member = await journey.open('/agent/teams', { as: nora.email })
  await member.getByRole('heading', { level: 1, name: 'Teams' }).waitFor()

  await about(page, nora.email, 'Deactivate')
  await page.getByLabel(/Who takes over/).waitFor()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await toast(page, 'Nora Quist deactivated in Harbor').waitFor()

  await member.getByRole('link', { name: 'Contacts', exact: true }).click()
  await member.waitForURL('**/agent/login')

  const row = rowOf(page, nora.email)
  await row.getByText('Deactivated').waitFor()
  await about(page, nora.email, 'Reactivate')
  await toast(page, 'Member reactivated.').waitFor()
  await row.getByText('Deactivated').waitFor({ state: 'detached' })
})

test('the audit shows who did what, with its filters in the URL', async () => {
  const page = await asOwner()
  await page.getByRole('tab', { name: 'Audit log' }).click()
  await page.getByLabel('Record').selectOption('team')
  await page.waitForURL('**view=audit&entity=team')

  const other = await journey.open('/agent/teams?view=audit&entity=team', { as: 'owner@other.test' })
  const firstOf = (window: Page) => window.getByRole('list', { name: 'Events' }).getByRole('listitem').first()
  await firstOf(other).getByText('Thomas Weller').waitFor()
  // The previous rows stay until the filtered ones have loaded.
  await expect.poll(() => firstOf(page).innerText()).toBe(await firstOf(other).innerText())
  expect(await other.getByLabel('Record').inputValue()).toBe('team')
})

test('the ownership of the account is transferred to another member and back', async () => {
  const page = await asOwner()
  await about(page, nora.email, 'Make account owner')
  await page.getByRole('button', { name: 'Transfer ownership' }).click()
  await toast(page, 'Ownership transferred to Nora Quist').waitFor()
  await page.getByRole('button', { name: /Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Security' }).waitFor()
  expect(await page.getByRole('menuitem', { name: 'Billing' }).count()).toBe(0)

  const newOwner = await journey.open('/agent/login')
  await newOwner.getByLabel('Email address').fill(nora.email)
  await newOwner.getByLabel('Password', { exact: true }).fill('protracker-demo')
  await newOwner.getByRole('button', { name: 'Sign in' }).click()
  await newOwner.waitForURL('**/agent')
  await newOwner.goto(`${journey.url}/agent/teams`)
  await about(newOwner, 'owner@other.test', 'Make account owner')
  await newOwner.getByRole('button', { name: 'Transfer ownership' }).click()
  await toast(newOwner, 'Ownership transferred to Thomas Weller').waitFor()
})

test('a member who leaves hands over their work and loses access', async () => {
  const owner = await journey.api('owner@other.test')
  const harbor = await teamNamed(owner, 'Harbor')
  const ida = await newMember(journey.url, owner, harbor, { first_name: 'Ida', last_name: 'Moss' })
  const page = await journey.open('/agent/teams', { as: ida.email })
  await page.getByRole('button', { name: 'Actions for Harbor' }).click()
  await page.getByRole('menuitem', { name: 'Leave team' }).click()
  await page.getByLabel(/Who takes over/).waitFor()
  await page.getByRole('button', { name: 'Leave team' }).click()
  await page.waitForURL('**/agent/login')
  const left = await teamNamed(owner, 'Harbor')
  expect(left.members.map(({ email }) => email)).not.toContain(ida.email)
})

test('the chosen view stays in sight when the window gets narrower', async () => {
  const page = await journey.open('/agent/teams?view=audit', { as: 'owner@other.test' })
  const chosen = page.getByRole('tab', { name: 'Audit log', selected: true })
  await chosen.waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect
    .poll(async () => {
      const box = await chosen.boundingBox()
      return box !== null && box.x >= 0 && box.x + box.width <= 390
    })
    .toBe(true)
})

test('the tabs are at the same place, whatever a view has beside the title', async () => {
  const page = await journey.open('/agent/teams', { as: 'owner@other.test' })
  const top = () => page.getByRole('tablist', { name: 'View' }).evaluate((tabs) => tabs.getBoundingClientRect().top)
  await page.getByRole('button', { name: 'New team' }).waitFor()
  const before = await top()
  await page.getByRole('tab', { name: 'Audit log' }).click()
  await page.getByRole('button', { name: 'New team' }).waitFor({ state: 'detached' })
  expect(await top()).toBe(before)
})
