import mongoose from 'mongoose'
import { ReportName } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import { pino } from 'pino'
import { contractOperations } from '#platform/contract/contract.ts'
import { queueDailyMail } from '#processes/notices/queue-daily-mail.command.ts'
import { NotificationModel } from '#entities/notifications/notification.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { verifyEvents } from '#platform/events/verify-events.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { purgeDeletedContacts } from '#processes/contact-deletion/purge-deleted-contacts.command.ts'
import { purgeDeletedDeals } from '#processes/deal-deletion/purge-deleted-deals.command.ts'
import { notifyKeyDates } from '#processes/notices/notify-key-dates.command.ts'
import { inviteMember, signUp } from '#test/factories/new-account.ts'
import { uploadFile } from '#test/factories/files.ts'
import { A_NOTE } from '#test/factories/notes.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let count = 0
let owner: TestClient
let name: string

beforeEach(async () => {
  name = `fresh${count++}`
  owner = (await signUp(app, name)).client
})

/** Everything without an id in its path that the account reads: lists, exports, reports, home and searches. */
async function readAll(client: TestClient): Promise<Record<string, string>> {
  const today = todayIn('America/New_York')
  const range = `from=${addDays(today, -200)}&to=${addDays(today, 190)}`
  const lists = [...contractOperations.values()].filter(({ method, path }) => method === 'get' && !path.includes('{'))
  const queries: Record<string, string[]> = {
    '/calendar/': [range],
    '/calendar/export/': [range],
    '/search/': ['q=lantern', 'q=lanter court', 'q=priya', 'q=pryia', 'q=birch', 'q=appraisal', 'q=maple'],
    '/deals/': ['', 'deal_status=2', 'q=lantren', 'sort=closing'],
    '/contacts/': ['', 'status=1', 'q=whitfeild'],
    '/tasks/': ['', 'due=overdue&assignee=me', 'due=today&assignee=me', 'q=aprasal'],
    '/deals/groups/': ['by=status'],
    '/deals/same_property/': ['street=12 Lantern Court&city=Maple Hollow'],
    '/reports/summary/': ['period=1', 'period=3', 'dealScope=1'],
  }
  const left = ['/audit/', '/auth/login/', '/sessions/', '/metrics']
  const [board] = (await client.get('/workspaces/')).body.results
  const reports = Object.values(ReportName).flatMap((one) =>
    [1, 3].map((period) => `/reports/${one}/?period=${period}`),
  )
  const paths = [
    ...lists
      .filter(({ path }) => !left.some((one) => path.startsWith(one)))
      .flatMap(({ path }) => {
        const asked = queries[path] ?? ['']
        return asked.map((query) => `${path}?${query.replaceAll(' ', '%20')}`)
      }),
    ...reports,
    `/workspaces/${board?.id ?? ''}/board/`,
  ]
  const read: Record<string, string> = {}
  for (const path of paths) {
    const { status, body } = await client.sendUnchecked('GET', path)
    if (path.startsWith('/search') || path.startsWith('/reports') || path.startsWith('/calendar/?'))
      expect([path, status]).toEqual([path, 200])
    read[path] = `${status} ${JSON.stringify(body, (key, value: unknown) => (CHANGING.has(key) ? undefined : value))}`
  }
  return read
}

const CHANGING = new Set(['version', 'updated_at', 'request_id', 'instance', 'last_used_at'])

describe('sample data', () => {
  it('makes an account come alive, without telling anyone, and proves no first step', async () => {
    const colleague = { email: `agent@${name}.test`, role: 'admin' as const }
    const admin = await inviteMember(app, { client: owner, id: '' }, colleague)
    await owner.patch('/notifications/settings/', { kinds: {}, daily_mail_hour: 0 })
    const mails = await OutboxModel.countDocuments({})
    const steps = (await owner.get('/home/first_steps/')).body
    expect((await admin.client.post('/sample_data/')).status).toBe(204)

    const home = (await owner.get('/home/')).body
    expect(home.has_sample_data).toBe(true)
    const theirs = (await admin.client.get('/home/')).body
    expect([theirs.overdue_tasks.count, theirs.closing_soon.count, theirs.new_leads.count]).toEqual([1, 1, 2])
    expect(theirs.today_tasks.count).toBeGreaterThanOrEqual(2)
    const deals = (await owner.get('/deals/')).body.results
    expect(deals.map((deal) => `${deal.name} ${deal.status} ${deal.sample}`).toSorted()).toEqual([
      '12 Lantern Court 3 true',
      '48 Birch Lane 1 true',
      '7 Fable Street 4 true',
    ])
    const contract = deals.find((deal) => deal.status === 3)
    expect(contract?.progress.done).toBeGreaterThan(3)
    expect((await owner.get('/contacts/')).body.results.every(({ sample }) => sample)).toBe(true)
    const preview = (await owner.get('/sample_data/')).body
    expect(preview).toMatchObject({ added_by: admin.id, own_work: [], kept_deals: [] })
    expect(preview.records).toMatchObject({ deals: 3, contacts: 9, notes: 4, appointments: 4, portals: 1 })
    expect((await owner.get('/home/first_steps/')).body).toEqual(steps)

    await notifyKeyDates(pino({ level: 'silent' }), new Date(Date.now() + 24 * 60 * 60 * 1000))
    await queueDailyMail(pino({ level: 'silent' }), new Date(Date.now() + 24 * 60 * 60 * 1000))
    expect(await OutboxModel.countDocuments({})).toBe(mails)
    expect(await NotificationModel.countDocuments({})).toBe(0)
  })

  it('leaves everything as it was when it is removed, and the audit log says so', async () => {
    const [board] = (await owner.get('/workspaces/')).body.results
    const maple = { workspace: board?.id ?? '', name: '402 Maple Street', representation: 1 as const }
    await owner.post('/deals/', maple)
    await owner.post('/contacts/', { first_name: 'Ann', last_name: 'Lanternman' })
    const before = await readAll(owner)
    await owner.post('/sample_data/')
    const during = await readAll(owner)
    expect(during['/search/?q=lantern']).not.toBe(before['/search/?q=lantern'])
    expect((await owner.delete('/sample_data/')).status).toBe(204)
    const after = await readAll(owner)
    expect(Object.keys(after)).toEqual(Object.keys(before))
    const changed = Object.keys(after).filter((path) => after[path] !== before[path])
    expect(changed.map((path) => [path, before[path], after[path]])).toEqual([])
    expect((await owner.delete('/sample_data/')).status).toBe(204)

    const told = (await owner.get('/audit/?entity=sample_data')).body.results
    expect(told.map(({ actor_name, summary }) => [actor_name, summary])).toEqual([
      ['Maya Ellison', 'removed the sample data'],
      ['Maya Ellison', 'added sample data'],
    ])
    expect((await verifyEvents()).faults).toEqual([])
    await purgeDeletedDeals()
    await purgeDeletedContacts()
    expect(await findSample()).toEqual([])
  })

  it('takes own work on its deals along, says so before, and leaves the account’s own records', async () => {
    await owner.post('/sample_data/')
    const [board] = (await owner.get('/workspaces/')).body.results
    const deals = (await owner.get('/deals/')).body.results
    const sampleDeal = deals.find((one) => one.status === 3)?.id ?? ''
    const [contact] = (await owner.get('/contacts/?q=priya')).body.results
    const contactId = contact?.id ?? ''
    await owner.post('/tasks/', { deal: sampleDeal, title: 'Mine' })
    await owner.post('/notes/', { deal: sampleDeal, body: A_NOTE })
    await uploadFile(owner, sampleDeal)
    const own = await owner.post('/deals/', {
      workspace: board?.id ?? '',
      name: '402 Maple Street',
      representation: 1,
      template: null,
      parties: [{ contact: contactId, role: 'buyer' }],
    })
    const task = (await owner.post('/tasks/', { contact: contactId, title: 'Call her' })).body
    const day = { date: '2026-12-04', starts: '10:00', ends: '11:00' }
    const meeting = (await owner.post('/appointments/', { ...day, title: 'Lunch', contact: contactId })).body

    const preview = (await owner.get('/sample_data/')).body
    expect(preview.own_work).toEqual([
      expect.objectContaining({ name: '12 Lantern Court', tasks: 1, notes: 1, files: 1, appointments: 0, portals: 0 }),
    ])
    expect(preview.kept_deals).toEqual([{ id: own.body.id, name: '402 Maple Street' }])
    expect([preview.kept_tasks, preview.kept_appointments]).toEqual([1, 1])

    await owner.delete('/sample_data/')
    const kept = (await owner.get('/deals/')).body.results
    expect(kept.map((deal) => [deal.name, deal.client_names])).toEqual([['402 Maple Street', []]])
    expect((await owner.get(`/tasks/${task.id}/` as const)).body.contact).toBeNull()
    expect((await owner.get(`/appointments/${meeting.id}/` as const)).body.contact).toBeNull()
    expect((await owner.get('/contacts/')).body.count).toBe(0)
    expect((await owner.get('/deleted_deals/')).body.count).toBe(0)
    await owner.refused('POST', `/contacts/${contactId}/restore/`)
    await purgeDeletedDeals()
    await purgeDeletedContacts()
    expect(await findSample()).toEqual([])
    expect((await verifyEvents()).faults).toEqual([])
  })

  it('is added once, also by two calls at the same time, and touches no other account', async () => {
    const other = (await signUp(app, `other${name}`)).client
    const before = await readAll(other)
    const both = await Promise.all([owner.post('/sample_data/'), owner.post('/sample_data/')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect((await owner.refused('POST', '/sample_data/')).title).toBe('The sample data is already there')
    expect((await owner.get('/deals/')).body.count).toBe(3)
    expect((await owner.get('/contacts/')).body.count).toBe(9)
    expect(await readAll(other)).toEqual(before)
    await other.delete('/sample_data/')
    expect((await owner.get('/deals/')).body.count).toBe(3)
    await Promise.all([owner.delete('/sample_data/'), owner.delete('/sample_data/')])
    await owner.post('/sample_data/')
    expect((await owner.get('/deals/')).body.count).toBe(3)
  })
})

/** The collections that still hold sample data of the owner's account, beside those that keep what was done. */
async function findSample(): Promise<string[]> {
  const { account } = await UserModel.findOne({ email: `owner@${name}.test` })
    .lean()
    .orFail()
  const found: string[] = []
  for (const { collection } of Object.values(mongoose.models)) {
    const { collectionName } = collection
    if (/event|idempot|outbox|received/.test(collectionName)) continue
    const rows = await collection.find({ account }).toArray()
    if (/Lantern Court|Birch Lane|Fable Street|Priya|priya/.test(JSON.stringify(rows))) found.push(collectionName)
  }
  return found
}
