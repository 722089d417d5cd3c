/** What a client can and cannot see. */
import { PartyRole, WaitingOn } from 'openapi/codes'
import { describe, expect, test } from 'vitest'
import { makeBoard, makeDeal } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf } from '#support/product-api.ts'
import { toast, undoOf } from '#support/toasts.ts'

const journey = useBrowser()

const sharedWith = async (email: string) => {
  const { results } = await answerOf((await journey.api(email)).GET('/client/deals/'))
  const [first] = results
  if (!first) throw new Error(`The demo data shares no deal with ${email}`)
  return { first, results }
}

describe('a client', () => {
  test('sees only the deals that are shared with them, and opens one', async () => {
    const { first, results } = await sharedWith('client@demo.test')
    const page = await journey.open('/client', { as: 'client@demo.test' })
    await page.getByRole('heading', { name: first.name }).waitFor()
    expect(await page.locator('a[href^="/client/deal/"]').count()).toBe(results.length)
    await page.getByRole('link', { name: first.name }).click()
    await page.getByRole('heading', { level: 1, name: first.name }).waitFor()
    await page.getByRole('heading', { name: 'Where things stand' }).waitFor()

    // Paper has every task, and nothing to click.
    const tasks = page.getByRole('heading', { name: 'What happens next' }).locator('xpath=ancestor::section//li')
    const shown = await tasks.filter({ visible: true }).count()
    await page.emulateMedia({ media: 'print' })
    expect(await tasks.filter({ visible: true }).count()).toBeGreaterThan(shown)
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: /Show|Mark as done|Download/ })
        .count(),
    ).toBe(0)
  })

  test('is never sent commission, notes or other contacts', async () => {
    const { first } = await sharedWith('client@demo.test')
    const client = await journey.api('client@demo.test')
    const deal = await answerOf(client.GET('/client/deals/{id}/', { params: { path: { id: first.id } } }))
    expect(JSON.stringify(deal)).not.toMatch(/commission|"notes"|"parties"|"owner"/)
  })

  test('reads the same for another client’s deal and for an unknown id', async () => {
    const { first } = await sharedWith('client@other.test')
    for (const id of [first.id, 'nothing']) {
      const page = await journey.open(`/client/deal/${id}`, { as: 'client@demo.test' })
      await page.getByText('This deal isn’t shared with you').waitFor()
    }
  })
})

test('anyone with the link sees the deal until an agent revokes it', async () => {
  const owner = await journey.api('owner@demo.test')
  const board = await makeBoard(owner, 'Shared by link')
  const contact = await answerOf(owner.POST('/contacts/', { body: { first_name: 'Rosa', last_name: 'Lindqvist' } }))
  const deal = await makeDeal(owner, board, {
    name: '12 Shared Lane',
    parties: [{ contact: contact.id, role: PartyRole.buyer }],
  })

  const agent = await journey.open(`/agent/client_portal/${deal.id}`, { as: 'owner@demo.test' })
  await agent.getByRole('button', { name: 'Share this deal' }).click()
  const dialog = agent.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Private link' }).check()
  await dialog.getByRole('button', { name: 'Share deal', exact: true }).click()
  const link = await dialog.getByRole('textbox', { name: 'Private link' }).inputValue()
  await dialog.getByRole('button', { name: 'I’ve saved it' }).click()

  const visitor = await journey.open(new URL(link).pathname)
  await visitor.getByRole('heading', { level: 1, name: deal.name }).waitFor()

  await agent.getByRole('button', { name: 'Revoke Rosa Lindqvist’s access' }).click()
  await agent.getByRole('button', { name: 'Revoke access' }).click()
  await toast(agent, 'Rosa Lindqvist can no longer see this deal').waitFor()
  await visitor.reload()
  await visitor.getByRole('heading', { level: 1, name: 'Your access to this deal has ended' }).waitFor()
  const stranger = await journey.open(new URL(link).pathname)
  await stranger.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor()
})

test('what a client finishes by link, and takes back, the agent reads by name', async () => {
  const owner = await journey.api('owner@demo.test')
  const board = await makeBoard(owner, 'Finished by link')
  const contact = await answerOf(owner.POST('/contacts/', { body: { first_name: 'Dana', last_name: 'Brooks' } }))
  const deal = await makeDeal(owner, board, {
    name: '14 Shared Lane',
    parties: [{ contact: contact.id, role: PartyRole.buyer }],
  })
  const fields = { title: 'Sign the disclosure', waiting_on: WaitingOn.client, client_visible: true }
  await answerOf(owner.POST('/tasks/', { body: { deal: deal.id, ...fields } }))
  const shared = { deal: deal.id, contact: contact.id, mode: 'link', mail: false } as const
  const { token } = await answerOf(owner.POST('/portals/', { body: shared }))

  const visitor = await journey.open(`/portal/${token}`)
  await visitor.getByRole('button', { name: 'Mark as done' }).click()
  await undoOf(visitor, 'Marked as done. Your agent has been told.').click()
  await toast(visitor, 'Marked as not done. Your agent has been told.').waitFor()
  await visitor.getByText('Your turn: Sign the disclosure').waitFor()

  const agent = await journey.open(`/agent/deal/${deal.id}?view=activity`, { as: 'owner@demo.test' })
  await agent.getByText(/^Dana Brooks completed .*Sign the disclosure/).waitFor()
  await agent.getByText(/^Dana Brooks reopened .*Sign the disclosure/).waitFor()
  const { results } = await answerOf(owner.GET('/notifications/'))
  expect(results.filter((one) => one.deal === deal.id).map(({ text }) => text)).toEqual([
    'Dana Brooks reopened a task',
    'Dana Brooks completed a task',
  ])
})
