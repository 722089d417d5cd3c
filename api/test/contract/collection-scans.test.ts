/**
 * Frequent queries and queries across accounts must use an index. Calls of operations are in
 * authorization-matrix.test.ts.
 */
import mongoose from 'mongoose'
import { Progress } from 'openapi/codes'
import { pino } from 'pino'
import { beforeEach, expect, it } from 'vitest'
import { sweepFiles } from '#entities/files/sweep-files.command.ts'
import { queueDigests } from '#processes/client-mail/queue-digests.command.ts'
import { purgeDeletedDeals } from '#processes/deal-deletion/purge-deleted-deals.command.ts'
import { sendReminders } from '#processes/reminders/send-reminders.command.ts'
import { createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { useTestApp } from '#test/test-app.ts'
import { noteScans, takeScans } from './collection-scans.ts'

const app = useTestApp()
const silent = pino({ level: 'silent' })
let count = 0

const open = () => openTeam(app, ['agent'], `north${count++}`)
let team: Awaited<ReturnType<typeof open>>

beforeEach(async () => {
  team = await open()
  await noteScans()
})

it.each([
  ['reminders that are due', () => sendReminders(silent)],
  ['digests that are due', () => queueDigests(silent)],
  ['files whose time is over', () => sweepFiles()],
  ['deals whose time is over', () => purgeDeletedDeals()],
])('%s', async (_name, look) => {
  await look()
  expect(await takeScans()).toEqual([])
})

it('canceling an email', async () => {
  const { agent, board } = team
  const deal = await createDeal(agent, board)
  const { id } = (await agent.post('/milestones/', { deal: deal.id, name: 'Offer', client_visible: true })).body
  for (const progress of [Progress.COMPLETE, Progress.NOT_STARTED])
    await agent.patch(`/milestones/${id}/`, { progress })
  expect(await takeScans()).toEqual([])
})

it('handing over a departing member’s work', async () => {
  const { people, owner } = team
  const path = `/teams/${String(people.team)}/members/${String(people.agent2.id)}/deactivate/` as const
  const left = await owner.post(path, { reassign_to: String(people.agent.id) })
  expect(left.status).toBe(200)
  expect(await takeScans()).toEqual([])
})

it('reports a scan without an index', async () => {
  await mongoose.connection.collection('contacts').findOne({ notes: 'A' })
  expect(await takeScans()).toEqual(['query contacts {"notes":"…"}'])
})
