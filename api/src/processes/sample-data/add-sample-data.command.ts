/** Adds sample data: all of it in one transaction, by the same commands as what people add. */
import type { ClientSession, Types } from 'mongoose'
import {
  ActivityKind,
  CallOutcome,
  DealStatus,
  PortalMode,
  PortalNotify,
  Progress,
  type RelationshipKind,
} from 'openapi/codes'
import { ActivityModel } from '#entities/activities/activity.model.ts'
import { AppointmentModel } from '#entities/appointments/appointment.model.ts'
import { writeAppointment } from '#entities/appointments/write-appointment.command.ts'
import { followStatus } from '#entities/contacts/contact-status.ts'
import { type ContactDocument, ContactModel } from '#entities/contacts/contact.model.ts'
import { DealContractModel } from '#entities/deal-contracts/deal-contract.model.ts'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { NoteModel } from '#entities/notes/note.model.ts'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { RelationshipModel } from '#entities/relationships/relationship.model.ts'
import { findSampleData } from '#entities/sample-data/find-sample-data.query.ts'
import { SampleDataModel } from '#entities/sample-data/sample-data.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { TemplateModel } from '#entities/templates/template.model.ts'
import { templateScope } from '#entities/templates/template.policy.ts'
import { PhaseModel, type StoredPhase } from '#entities/workspaces/phase.model.ts'
import { WorkspaceModel } from '#entities/workspaces/workspace.model.ts'
import { workspaceScope } from '#entities/workspaces/workspace.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import type { Collected } from '#platform/reads/presenter.ts'
import { writeActivity } from '#processes/activities/write-activity.command.ts'
import { createDeal } from '#processes/deal-course/create-deal.command.ts'
import { closeDeal } from '#processes/deal-course/update-deal.command.ts'
import { createNote } from '#processes/notes/write-note.command.ts'
import { saveRelationship } from '#processes/relationships/write-relationship.command.ts'
import { shareDeal } from '#processes/sharing/share-deal.command.ts'
import { bulkEditTasks } from '#processes/tasks/bulk-edit-tasks.command.ts'
import { createTask } from '#processes/tasks/write-task.command.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { type SampleDeal, sampleConsultation, sampleDeals } from './sample-deals.ts'
import { type Sample, type SamplePerson, samplePeople, sampleRelationships } from './sample-people.ts'

type People = Readonly<Record<SamplePerson, string>>

/**
 * Adds the sample data and keeps what it consists of.
 * @throws 409 if it is there, or if there is no workspace for its deals
 */
export async function addSampleData(change: Change, viewer: Viewer): Promise<void> {
  const { session, at } = change
  if (await findSampleData(viewer.account, session)) throw conflict('The sample data is already there')
  const board = await findBoard(viewer, session)
  const today = todayIn(viewer.time_zone, at)
  // First, so that no one is notified about what follows.
  const sample = new SampleDataModel({ account: viewer.account })
  const people = await addPeople(change, viewer, today)
  sample.set('contacts', Object.values(people))
  for (const [contact, kind, other] of sampleRelationships)
    await relate(change, viewer, [people[contact], kind, people[other]])
  await change.save(sample)
  for (const one of sampleDeals(today)) {
    const deal = await addDeal(change, viewer, one, { board, people })
    sample.deals.push(deal._id)
    await completeUntil(change, viewer, deal, today)
    for (const task of one.tasks) await createTask(change, viewer, { ...task, deal: deal.id })
  }
  const consultation = { ...sampleConsultation(today), contact: people.hotLead }
  sample.appointments.push(await addAppointment(change, viewer, consultation))
  const ofDeals = { deal: { $in: sample.deals } }
  sample.set({
    tasks: await idsOf(TaskModel, ofDeals, session),
    milestones: await idsOf(MilestoneModel, ofDeals, session),
    notes: await idsOf(NoteModel, ofDeals, session),
    portals: await idsOf(PortalModel, ofDeals, session),
    contracts: await idsOf(DealContractModel, ofDeals, session),
    appointments: [...sample.appointments, ...(await idsOf(AppointmentModel, ofDeals, session))],
  })
  await change.saveDerived(sample)
}

const idsOf = ({ collection }: Collected, filter: object, session: ClientSession): Promise<Types.ObjectId[]> =>
  collection.distinct('_id', filter, { session })

type Board = { workspace: string; phases: readonly StoredPhase[] }

/** The viewer's first workspace. */
async function findBoard(viewer: Viewer, session: ClientSession): Promise<Board> {
  const first = { session, sort: { order: 1, _id: 1 }, projection: { _id: 1 } } as const
  const workspace = await WorkspaceModel.collection.findOne(workspaceScope(viewer), first)
  if (!workspace) throw conflict('There’s no workspace for the sample deals', 'Create one first.')
  const phases = await PhaseModel.find({ workspace: workspace._id }, null, {
    session,
    sort: { order: 1, _id: 1 },
  }).lean()
  return { workspace: String(workspace._id), phases }
}

async function addPeople(change: Change, viewer: Viewer, today: string): Promise<People> {
  const added = new Map<string, string>()
  for (const [name, { contacted, ...fields }] of Object.entries<Sample>(samplePeople(today, change.at))) {
    const contact = new ContactModel({ ...fields, owner: viewer.id, account: viewer.account, sample: true })
    followStatus(contact, change.at)
    await change.save(contact)
    if (contacted) await addCall(change, viewer, contact, contacted)
    added.set(name, contact.id)
  }
  return Object.fromEntries(added) as People
}

async function relate(
  change: Change,
  viewer: Viewer,
  [contact, kind, other]: [contact: string, kind: RelationshipKind, other: string],
): Promise<void> {
  const sides = { contact: toId(contact), kind, other: toId(other) }
  await saveRelationship(change, new RelationshipModel({ account: viewer.account, ...sides }))
}

async function addCall(change: Change, viewer: Viewer, contact: ContactDocument, at: string): Promise<void> {
  const activity = new ActivityModel({ account: viewer.account, contact: contact._id, kind: ActivityKind.call, at })
  await writeActivity(change, viewer, { contact, activity }, { outcome: CallOutcome.connected, minutes: 8 })
}

async function addDeal(
  change: Change,
  viewer: Viewer,
  { fields, phase: kind, people: parties, hasTemplate, notes, appointments, isShared, close }: SampleDeal,
  { board: { workspace, phases }, people }: { board: Board; people: People },
): Promise<DealDocument> {
  // A phase may ask for details that the account has chosen, so without one that asks for nothing it's the first.
  const phase = phases.find((one) => one.kind === kind && one.required_fields.length === 0)
  const template = hasTemplate ? await findTemplate(change, viewer, fields.representation) : null
  const body = {
    ...fields,
    workspace,
    ...(phase && { phase: String(phase._id) }),
    template,
    parties: parties.map(([name, role]) => ({ contact: people[name], role })),
  }
  const { id } = await createDeal(change, viewer, body, { sample: true })
  const deal = await DealModel.findById(id, null, { session: change.session }).orFail()
  if (close) await closeDeal(change, viewer, deal, close)
  const host = { kind: 'deal', record: deal, name: deal.name } as const
  for (const text of notes) await createNote(change, viewer, host, { body: paragraph(text) })
  for (const one of appointments) await addAppointment(change, viewer, { ...one, deal: id })
  if (isShared) await share(change, viewer, { deal: id, contact: body.parties[0]?.contact ?? '' })
  return deal
}

const paragraph = (text: string) => [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }]

/** The account's oldest template for the side. */
async function findTemplate({ session }: Change, viewer: Viewer, representation: number): Promise<string | null> {
  const meant = { $and: [templateScope(viewer), { representation }] }
  const found = await TemplateModel.collection.findOne(meant, { session, sort: { _id: 1 }, projection: { _id: 1 } })
  return found && String(found._id)
}

async function addAppointment(
  change: Change,
  viewer: Viewer,
  body: Parameters<typeof writeAppointment>[3],
): Promise<Types.ObjectId> {
  const appointment = new AppointmentModel({ account: viewer.account, assignee: viewer.id })
  await writeAppointment(change, viewer, appointment, body)
  return appointment._id
}

/** By a link that no one is given, without emails. */
async function share(change: Change, viewer: Viewer, of: { deal: string; contact: string }): Promise<void> {
  await shareDeal(change, viewer, { ...of, mode: PortalMode.link, notify: PortalNotify.none, mail: false }, null)
}

/** What was due before today is done, and what a deal begins with, as if this one had been here all along. */
async function completeUntil(change: Change, viewer: Viewer, deal: DealDocument, today: string): Promise<void> {
  const { session } = change
  const isUnderWay = deal.status !== DealStatus.PreContract
  const due = [{ due_date: { $lt: today } }, ...(isUnderWay ? [{ 'due_rule.anchor': 'applied_at' }] : [])]
  const open = { deal: deal._id, progress: { $ne: Progress.COMPLETE }, $or: due }
  const past = await TaskModel.collection.distinct('_id', open, { session })
  if (past.length === 0) return
  await bulkEditTasks(change, viewer, { tasks: past.map(String), change: { complete: true } })
}
