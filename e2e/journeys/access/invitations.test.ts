/** Invitations by mail: accepted, declined, sent again, canceled. */
import type { Page } from 'playwright-core'
import { PartyRole } from 'openapi/codes'
import { expect, test } from 'vitest'
import { makeBoard, makeDeal } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { mailTo, linkIn } from '#support/inbox.ts'
import { newAddress } from '#support/new-people.ts'
import { answerOf } from '#support/product-api.ts'
import { toast } from '#support/toasts.ts'

const journey = useBrowser()

const PASSWORD = 'four words for you'

async function invite(page: Page, email: string, first_name: string) {
  await page.getByRole('button', { name: 'Invite' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByLabel('First name').fill(first_name)
  await dialog.getByLabel('Last name').fill('Marsh')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await toast(page, `Invitation sent to ${email}`).waitFor()
}

/** Only within the page, because toasts are lists too. */
const memberRow = (page: Page, email: string) => page.locator('main li').filter({ hasText: email })

async function choosePassword(page: Page, submit: string) {
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: submit }).click()
}

test('an agent is invited, accepts, and sees the team', async () => {
  const email = newAddress('dana')
  const owner = await journey.open('/agent/teams', { as: 'owner@other.test' })
  await invite(owner, email, 'Dana')
  await memberRow(owner, email).getByText('Invited', { exact: true }).waitFor()

  const link = linkIn(await mailTo(journey.url, email), '/set_password/')
  const page = await journey.open(link)
  await page.getByRole('heading', { level: 1, name: 'Join Harbor' }).waitFor()
  await page.getByText(`Choose a password for ${email} to accept.`).waitFor()
  await choosePassword(page, 'Accept and join')
  await page.waitForURL('**/agent')
  await page.getByRole('button', { name: 'Skip tour' }).click()
  await page.goto(`${journey.url}/agent/teams`)
  await page.getByRole('heading', { name: 'Harbor' }).waitFor()
  // Agents do not manage members.
  expect(await page.getByRole('button', { name: 'Invite' }).count()).toBe(0)

  await owner.reload()
  await memberRow(owner, email).waitFor()
  expect(await memberRow(owner, email).getByText('Invited', { exact: true }).count()).toBe(0)
})

test('an invitation is declined after a confirmation, and can be sent again', async () => {
  const email = newAddress('rosa')
  const owner = await journey.open('/agent/teams', { as: 'owner@other.test' })
  await invite(owner, email, 'Rosa')
  const mail = await mailTo(journey.url, email)

  const page = await journey.open(linkIn(mail, '/decline_invitation/'))
  await page.getByRole('heading', { level: 1, name: 'Decline this invitation?' }).waitFor()
  await page.getByRole('button', { name: 'Decline invitation' }).click()
  await page.getByRole('heading', { level: 1, name: 'Invitation declined' }).waitFor()
  await page.goto(journey.url + linkIn(mail, '/set_password/'))
  await page.getByRole('heading', { level: 1, name: 'This link doesn’t work' }).waitFor()

  await owner.reload()
  await memberRow(owner, email).getByText('Declined', { exact: true }).waitFor()
  await memberRow(owner, email)
    .getByRole('button', { name: /again$/ })
    .click()
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await memberRow(owner, email).getByText('Invited', { exact: true }).waitFor()
})

test('the link of a resent or canceled invitation explains that it no longer works', async () => {
  const email = newAddress('omar')
  const owner = await journey.open('/agent/teams', { as: 'owner@other.test' })
  await invite(owner, email, 'Omar')
  const first = linkIn(await mailTo(journey.url, email), '/set_password/')

  await memberRow(owner, email)
    .getByText(/Link works until/)
    .waitFor()
  await memberRow(owner, email)
    .getByRole('button', { name: /^Resend/ })
    .click()
  await toast(owner, 'Invitation resent.').waitFor()
  const page = await journey.open(first)
  await page.getByRole('heading', { level: 1, name: 'This link doesn’t work' }).waitFor()
  await expect.poll(async () => linkIn(await mailTo(journey.url, email), '/set_password/')).not.toBe(first)
  const second = linkIn(await mailTo(journey.url, email), '/set_password/')
  await page.goto(journey.url + second)
  await page.getByRole('heading', { level: 1, name: 'Join Harbor' }).waitFor()

  await memberRow(owner, email)
    .getByRole('button', { name: /^Cancel/ })
    .click()
  await owner.getByRole('button', { name: 'Cancel invitation', exact: true }).click()
  await memberRow(owner, email).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'This link doesn’t work' }).waitFor()
})

test('a client is invited to a deal twice, opens it, chooses their mail, and loses access when the share ends', async () => {
  const email = newAddress('priya')
  const api = await journey.api('owner@demo.test')
  const board = await makeBoard(api, 'Shared with an account')
  const contact = await answerOf(
    api.POST('/contacts/', { body: { first_name: 'Priya', last_name: 'Whitaker', emails: [email] } }),
  )
  const deal = await makeDeal(api, board, {
    name: '7 Lantern Hill',
    parties: [{ contact: contact.id, role: PartyRole.buyer }],
  })

  const agent = await journey.open(`/agent/client_portal/${deal.id}`, { as: 'owner@demo.test' })
  await agent.getByRole('button', { name: 'Share this deal' }).click()
  await agent.getByRole('dialog').getByRole('button', { name: 'Share deal', exact: true }).click()
  const linkOf = async () => linkIn(await mailTo(journey.url, email), '/set_password/')
  const first = await linkOf()
  await agent.getByRole('button', { name: 'Email updates for Priya Whitaker' }).click()
  await agent.getByRole('button', { name: 'Resend email' }).click()
  await toast(agent, 'Email sent again').waitFor()
  await expect.poll(linkOf).not.toBe(first)

  const page = await journey.open(first)
  await page.getByRole('heading', { level: 1, name: 'This link doesn’t work' }).waitFor()
  await page.goto(journey.url + (await linkOf()))
  await page.getByRole('heading', { level: 1, name: 'See where your deal stands' }).waitFor()
  await choosePassword(page, 'Set password and see deal')
  await page.waitForURL(`**/client/deal/${deal.id}`)
  await page.getByRole('heading', { level: 1, name: deal.name }).waitFor()

  await page.getByLabel('Email me about this deal').selectOption('weekly')
  await toast(page, 'Email updates changed').waitFor()
  await agent.reload()
  await agent.getByText('Email updates: Weekly').waitFor()

  await agent.getByRole('button', { name: 'Revoke Priya Whitaker’s access' }).click()
  await agent.getByRole('button', { name: 'Revoke access' }).click()
  await toast(agent, 'Priya Whitaker can no longer see this deal').waitFor()
  await page.reload()
  await page.getByText('This deal isn’t shared with you').waitFor()
})

test('a private link with a passcode shows the deal to whoever knows it', async () => {
  const api = await journey.api('owner@demo.test')
  const board = await makeBoard(api, 'Shared with a passcode')
  const contact = await answerOf(api.POST('/contacts/', { body: { first_name: 'Ines', last_name: 'Cole' } }))
  const deal = await makeDeal(api, board, {
    name: '3 Garden Court',
    parties: [{ contact: contact.id, role: PartyRole.buyer }],
  })
  const agent = await journey.open(`/agent/client_portal/${deal.id}`, { as: 'owner@demo.test' })
  await agent.getByRole('button', { name: 'Share this deal' }).click()
  const dialog = agent.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Private link' }).check()
  await dialog.getByLabel('Passcode (optional)').fill('4711 märz')
  await dialog.getByRole('button', { name: 'Share deal', exact: true }).click()
  const link = await dialog.getByRole('textbox', { name: 'Private link' }).inputValue()

  const page = await journey.open(new URL(link).pathname)
  await page.getByLabel('Passcode').fill('4711 may')
  await page.getByRole('button', { name: 'Show deal' }).click()
  await page.getByText('That’s not the right passcode. Check it with the agent who gave it to you.').waitFor()
  await page.getByLabel('Passcode').fill('4711 märz')
  await page.getByRole('button', { name: 'Show deal' }).click()
  await page.getByRole('heading', { level: 1, name: deal.name }).waitFor()
})
