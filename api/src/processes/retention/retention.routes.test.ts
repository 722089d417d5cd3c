import { ContactStatus, NotificationKind } from 'openapi/codes'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { NotificationModel } from '#entities/notifications/notification.model.ts'
import { toId } from '#platform/reads/find.ts'
import { createDeal } from '#test/factories/board.ts'
import { type OpenTeam, openTeam } from '#test/factories/open-team.ts'
import { useTestApp } from '#test/test-app.ts'
import { applyRetention } from './apply-retention.command.ts'

const app = useTestApp()
let team: OpenTeam<'admin' | 'agent'>
let path: '/account/{id}/retention/'
/** Each test begins on a later day, since a process looks at each day once. */
let day = 0
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)

beforeAll(async () => {
  team = await openTeam(app, ['admin', 'agent'], 'north')
  path = `/account/${String(team.people.account)}/retention/` as typeof path
})
beforeEach(() => {
  day += 400
})

async function lead(first_name: string, fields: object = {}): Promise<string> {
  const body = { first_name, last_name: 'Lee', status: ContactStatus.Lost }
  const answer = await team.agent.post('/contacts/', { ...body, ...fields })
  expect(answer.status).toBe(201)
  return answer.body.id
}

const nameOf = async (id: string) => (await team.owner.get(`/contacts/${id}/`)).body.first_name
const set = (body: object) => team.owner.patch(path, body)

describe('how long data is kept', () => {
  it('is read and set by the owner, and nothing is erased at first', async () => {
    expect((await team.owner.get(path)).body).toMatchObject({ lost_leads_months: null, notifications_days: 180 })
    expect((await team.admin.get(path)).status).toBe(403)
    expect((await team.admin.patch(path, { notifications_days: 90 })).status).toBe(403)
    const kept = await lead('Anna')
    await applyRetention(inDays(day))
    expect(await nameOf(kept)).toBe('Anna')
  })

  it.each([
    [{}, '', /./],
    [{ lost_leads_months: 2 }, 'lost_leads_months', /3/],
    [{ notifications_days: 181 }, 'notifications_days', /180/],
  ])('refuses %o', async (body, field, reason) => {
    const refused = await team.owner.refused('PATCH', path, body)
    expect([refused.status, refused.errors]).toEqual([400, [{ field, reason: expect.stringMatching(reason) }]])
  })

  it('is previewed without being written', async () => {
    await lead('Bert')
    const before = (await team.owner.get(path)).body
    const asked = await team.owner.patch(`${path}?dry_run=true` as typeof path, { lost_leads_months: 3 })
    expect(asked.body).toMatchObject({ applied: false, retention: { lost_leads_months: 3 }, lost_leads: 0 })
    expect((await team.owner.get(path)).body).toEqual(before)
  })
})

describe('lost leads', () => {
  it('are erased once they are old enough, and not again', async () => {
    const [lost, found] = [await lead('Carla'), await lead('Dora', { status: ContactStatus.NewLead })]
    expect((await set({ lost_leads_months: 12 })).body).toMatchObject({ applied: true, lost_leads: 0 })
    await applyRetention(inDays(300))
    expect(await nameOf(lost)).toBe('Carla')
    await applyRetention(inDays(day))
    expect([await nameOf(lost), await nameOf(found)]).toEqual([expect.stringMatching(/^Erased contact/), 'Dora'])
    const { version } = await ContactModel.findById(lost).orFail()
    await ContactModel.collection.updateOne({ _id: toId(lost) }, { $set: { updated_at: new Date(0) } })
    await applyRetention(inDays(day + 1))
    expect((await ContactModel.findById(lost).orFail()).version).toBe(version)
  })

  it('stay while a deal or an open task needs them, or someone was in touch', async () => {
    const [party, doing, touched] = [await lead('Elsa'), await lead('Finn'), await lead('Gita')]
    await createDeal(team.agent, team.board, { parties: [{ contact: party, role: 'buyer' }] })
    const task = (await team.agent.post('/tasks/', { title: 'Ask again', contact: doing })).body
    await ContactModel.collection.updateOne({ _id: toId(touched) }, { $set: { last_touch_at: inDays(day - 30) } })
    await set({ lost_leads_months: 12 })
    await applyRetention(inDays(day))
    expect([await nameOf(party), await nameOf(doing), await nameOf(touched)]).toEqual(['Elsa', 'Finn', 'Gita'])
    await team.agent.post(`/tasks/${task.id}/complete/`)
    await applyRetention(inDays(day + 1))
    expect(await nameOf(doing)).toMatch(/^Erased contact/)
  })

  it('are counted for the owner before they go', async () => {
    const old = await lead('Hugo')
    await ContactModel.collection.updateOne({ _id: toId(old) }, { $set: { updated_at: inDays(-200) } })
    const asked = await team.owner.patch(`${path}?dry_run=true` as typeof path, { lost_leads_months: 6 })
    expect(asked.body.lost_leads).toBe(1)
  })
})

it('notifications leave the inbox after the days that the owner chose', async () => {
  const { account, owner } = team.people
  const note = {
    account,
    user: owner.id,
    kind: NotificationKind.assigned,
    text: 'assigned you a task',
    subject: 'Task',
  }
  const made = async (days: number) =>
    (await new NotificationModel({ ...note, created_at: inDays(day - days) }).save())._id
  await made(91)
  const young = await made(89)
  await set({ lost_leads_months: null, notifications_days: 90 })
  await applyRetention(inDays(day))
  expect(await NotificationModel.distinct('_id', { user: owner.id })).toEqual([young])
})
