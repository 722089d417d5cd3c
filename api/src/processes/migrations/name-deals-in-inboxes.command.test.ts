import { expect, it } from 'vitest'
import { NotificationModel } from '#entities/notifications/notification.model.ts'
import { createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { useTestApp } from '#test/test-app.ts'
import { nameDealsInInboxes } from './name-deals-in-inboxes.command.ts'

const app = useTestApp()

it('names the deals of notifications that were stored without', async () => {
  const { owner, agent, board, people } = await openTeam(app, ['agent'])
  await createDeal(owner, board, { agents: [{ user: String(people.agent.id), role: 'lead' }] })
  await NotificationModel.collection.updateMany({}, { $unset: { deal_name: 1, done_at: 1, snoozed_until: 1 } })
  const names = async () => (await agent.get('/notifications/')).body.results.map(({ deal_name }) => deal_name)
  expect(await names()).toEqual([''])
  for (let i = 0; i < 2; i++) expect(await nameDealsInInboxes()).toBe(true)
  expect(await names()).toEqual(['402 Maple Street'])
})
