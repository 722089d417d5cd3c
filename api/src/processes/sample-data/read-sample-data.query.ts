/** Reads what removing the sample data takes away and leaves. */
import type { Document } from 'mongodb'
import type { SampleData, SampleDealWork } from 'openapi'
import { AppointmentModel } from '#entities/appointments/appointment.model.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { DealContractModel } from '#entities/deal-contracts/deal-contract.model.ts'
import { DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { FileModel } from '#entities/files/file.model.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { NoteModel } from '#entities/notes/note.model.ts'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { findSampleData } from '#entities/sample-data/find-sample-data.query.ts'
import type { StoredSampleData } from '#entities/sample-data/sample-data.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import type { Collected } from '#platform/reads/presenter.ts'

const NOTHING = { deals: 0, contacts: 0, tasks: 0, milestones: 0, notes: 0, appointments: 0, portals: 0 }

/** The preview, and what there is. */
export async function readSampleData({ account }: Viewer): Promise<SampleData> {
  const sample = await findSampleData(account)
  if (!sample) {
    const none = { added_at: null, added_by: null, records: NOTHING, own_work: [], kept_deals: [] }
    return { ...none, kept_tasks: 0, kept_appointments: 0 }
  }
  const [records, own_work, kept_deals, kept_tasks, kept_appointments] = await Promise.all([
    countRecords(sample),
    readOwnWork(sample),
    readKeptDeals(sample),
    count(TaskModel, { account, contact: { $in: sample.contacts }, deal: { $nin: sample.deals } }),
    count(AppointmentModel, keptAppointments(sample)),
  ])
  const { created_at, created_by } = sample
  const added = { added_at: created_at.toISOString(), added_by: created_by && String(created_by) }
  return { ...added, records, own_work, kept_deals, kept_tasks, kept_appointments }
}

/** Appointments of the account's own with a contact of the sample data. */
export const keptAppointments = ({ account, contacts, deals, appointments }: StoredSampleData): Document => ({
  _id: { $nin: appointments },
  account,
  contact: { $in: contacts },
  deal: { $nin: deals },
})

const count = ({ collection }: Collected, filter: Document): Promise<number> => collection.countDocuments(filter)

async function countRecords(sample: StoredSampleData): Promise<SampleData['records']> {
  const still = (model: Collected, name: keyof typeof NOTHING, also: Document = {}) =>
    count(model, { _id: { $in: sample[name] }, ...also })
  const [deals, contacts, tasks, milestones, notes, appointments, portals] = await Promise.all([
    still(DealModel, 'deals'),
    still(ContactModel, 'contacts'),
    still(TaskModel, 'tasks'),
    still(MilestoneModel, 'milestones'),
    still(NoteModel, 'notes', { deleted_at: null }),
    still(AppointmentModel, 'appointments'),
    still(PortalModel, 'portals'),
  ])
  return { deals, contacts, tasks, milestones, notes, appointments, portals }
}

async function readOwnWork(sample: StoredSampleData): Promise<SampleDealWork[]> {
  const named = { projection: { name: 1 }, sort: { name: 1, _id: 1 } } as const
  const deals = await DealModel.collection.find<StoredDeal>({ _id: { $in: sample.deals } }, named).toArray()
  const works = await Promise.all(deals.map((deal) => workOn(deal, sample)))
  return works.filter((work) => Object.values(work).some((one) => typeof one === 'number' && one > 0))
}

async function workOn({ _id: deal, name }: Pick<StoredDeal, '_id' | 'name'>, sample: StoredSampleData) {
  const [tasks, milestones, notes, files, appointments, portals, contracts] = await Promise.all([
    count(TaskModel, { deal, _id: { $nin: sample.tasks } }),
    count(MilestoneModel, { deal, _id: { $nin: sample.milestones } }),
    count(NoteModel, { deal, _id: { $nin: sample.notes }, deleted_at: null }),
    count(FileModel, { deal, deleted_at: null }),
    count(AppointmentModel, { deal, _id: { $nin: sample.appointments } }),
    count(PortalModel, { deal, _id: { $nin: sample.portals } }),
    count(DealContractModel, { deal, _id: { $nin: sample.contracts } }),
  ])
  return { id: String(deal), name, tasks, milestones, notes, files, appointments, portals, contracts }
}

async function readKeptDeals({ account, contacts, deals }: StoredSampleData): Promise<SampleData['kept_deals']> {
  const own = { account, 'parties.contact': { $in: contacts }, _id: { $nin: deals } }
  const named = { projection: { name: 1 }, sort: { name: 1, _id: 1 } } as const
  const found = await DealModel.collection.find<StoredDeal>(own, named).toArray()
  return found.map(({ _id, name }) => ({ id: String(_id), name }))
}
