import { expect, it } from 'vitest'
import { DealModel } from '#entities/deals/deal.model.ts'
import { toId } from '#platform/reads/find.ts'
import { createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { useTestApp } from '#test/test-app.ts'
import { findPhaseAges } from './find-phase-ages.command.ts'

const app = useTestApp()

it('finds in the history when deals of an earlier version entered their phase', async () => {
  const { agent, board } = await openTeam(app, ['agent'])
  const stayed = await createDeal(agent, board, { name: 'Stayed' })
  const { id } = await createDeal(agent, board, { name: 'Moved' })
  const moved = (await agent.post(`/deals/${id}/move/`, { phase: board.offer })).body.deal
  const ids = [stayed.id, moved.id].map(toId)
  await DealModel.collection.updateMany({ _id: { $in: ids } }, { $set: { phase_since: null } })

  expect(await findPhaseAges(new AbortController().signal)).toBe(true)
  const found = await Promise.all([stayed, moved].map(async (deal) => (await agent.get(`/deals/${deal.id}/`)).body))
  expect(found.map(({ phase_since }) => phase_since)).toEqual([stayed.phase_since, moved.phase_since])
  expect(found.map(({ version }) => version)).toEqual([stayed.version + 1, moved.version + 1])
})
