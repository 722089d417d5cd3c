/** Creates contacts from a part of an import's rows, and fills in those that a person chose to. */
import { Types } from 'mongoose'
import { DuplicateChoice, ImportRowState } from 'openapi/codes'
import { type ContactDocument, ContactModel, kept, type StoredContact } from '#entities/contacts/contact.model.ts'
import { contactScope, seesContact } from '#entities/contacts/contact.policy.ts'
import { saveContact } from '#entities/contacts/save-contact.command.ts'
import { customIndex } from '#entities/custom-fields/custom-values.model.ts'
import type { Change } from '#platform/events/change.ts'
import { creation } from '#platform/events/diff.ts'
import { recordEvents } from '#platform/events/record-events.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { learnWords } from '#platform/search/learn-words.command.ts'
import {
  candidatesOfMany,
  type Draft,
  type FoundContact,
} from '#processes/contact-duplicates/candidates-of-many.query.ts'
import { ContactPairModel, sidesOf } from '#processes/contact-duplicates/contact-pair.model.ts'
import { LIKELY } from '#processes/contact-duplicates/likeness.ts'
import { lineOf } from '#processes/import-rows/chunks.query.ts'
import type { MakePart, PartDone } from '#processes/import-rows/import-kind.ts'
import {
  CHUNK,
  type Filled,
  type ImportChunk,
  type ImportDocument,
  ImportRowsModel,
} from '#processes/import-rows/import.model.ts'
import { wakeUp } from '#processes/leads/take-lead.command.ts'
import { draftOf } from './check-contacts.command.ts'
import { fillsAnything, filledFields, missingOf } from './fill-contact.ts'
import { LeadIntake, type LeadRow } from './lead-intake.ts'
import { type ContactRow, judgeContact, type JudgedBy, judgedBy } from './judge-contacts.query.ts'
import { makeLabels } from './make-labels.command.ts'

/** Prepares to create contacts for the viewer. */
export async function beginContacts(tx: Change, one: ImportDocument, viewer: Viewer): Promise<MakePart> {
  const by = await judgedBy(viewer, one, tx.session)
  return (part) => new Part(tx, one, viewer, by).make(part)
}

/** A contact with defaults only, to copy. Constructing a model for each row would take longer than storing it. */
const BLANK = new ContactModel().toObject()

type Good = LeadRow & { i: number; draft: Draft }

/** A part while its contacts are created. */
class Part {
  private readonly tx: Change
  private readonly one: ImportDocument
  private readonly viewer: Viewer
  private readonly by: JudgedBy
  private readonly made: StoredContact[] = []
  private readonly filled = new Map<string, { document: ContactDocument; filled: Filled }>()
  private readonly pairs: { made: StoredContact; found: FoundContact }[] = []
  private contacts: (Types.ObjectId | null)[] = []
  private leads: LeadIntake | null = null
  private readonly takenIds = new Set<string>()
  private updated = 0
  private skipped = 0

  constructor(tx: Change, one: ImportDocument, viewer: Viewer, by: JudgedBy) {
    this.tx = tx
    this.one = one
    this.viewer = viewer
    this.by = by
  }

  async make(part: ImportChunk): Promise<PartDone> {
    const { one, tx } = this
    this.leads = await LeadIntake.open(tx, one)
    const good = await this.goodRows(part)
    await this.readTakenIds(good)
    const own = await this.ownBefore(part)
    const found = await candidatesOfMany(
      good.map(({ draft }) => draft),
      { among: { account: one.account }, least: LIKELY, session: tx.session },
    )
    this.contacts = part.rows.map(() => null)
    for (const [n, row] of good.entries()) await this.take(part, row, { found: found[n] ?? [], own })
    await this.store()
    for (const { document } of this.filled.values())
      await saveContact(tx, document, { op: 'fill', cause: one.file_name })
    const inquiries = (await this.leads?.store()) ?? []
    const made = this.made.map(({ _id }) => _id)
    const filled = [...this.filled.values()].map((all) => all.filled)
    return { kept: { made, contacts: this.contacts, filled, inquiries }, updated: this.updated, skipped: this.skipped }
  }

  private async goodRows(part: ImportChunk): Promise<Good[]> {
    const { one, tx, viewer } = this
    const judge = (by: JudgedBy) => part.rows.map((row, i) => judgeContact(one, { row, line: lineOf(part, i) }, by))
    const first = judge(this.by)
    const missing = first.flatMap((judged) => (judged.contact ? judged.missing : []))
    const judged = (await makeLabels(tx, one, missing)) ? judge(await judgedBy(viewer, one, tx.session)) : first
    const good: Good[] = []
    for (const [i, { contact, namesOwner }] of judged.entries())
      if (contact) good.push({ i, contact, cells: part.rows[i] ?? [], namesOwner, draft: await draftOf(contact) })
    return good
  }

  /** What this import created before: rows that are the same as these were found by the check. */
  private async ownBefore({ index }: ImportChunk): Promise<ReadonlySet<string>> {
    const before = { import: this.one._id, index: { $lt: index } }
    const made = await ImportRowsModel.collection.distinct('made', before, { session: this.tx.session })
    return new Set(made.map(String))
  }

  private async take(
    part: ImportChunk,
    row: Good,
    { found, own }: { found: readonly FoundContact[]; own: ReadonlySet<string> },
  ): Promise<void> {
    const { viewer, one } = this
    const { i } = row
    const said = part.verdicts?.[i]
    const best = found.find((other) => !own.has(String(other._id)) && seesContact(viewer, other))
    const target = best?._id ?? (await this.contactAt(part, said?.match?.at ?? null))
    // A choice was made about the contact that the check had found, and about no other.
    const isMeant = said?.state === ImportRowState.duplicate && (!best || best._id.equals(said.match?.contact ?? ''))
    const choice = (isMeant ? part.choices?.[i] : undefined) ?? one.on_duplicate
    if (!target || choice === DuplicateChoice.create) return this.create(row, found)
    this.contacts[i] = target
    const isUpdated = choice === DuplicateChoice.update && (await this.update(target, row))
    if (isUpdated) this.updated++
    else this.skipped++
  }

  /** The contact that the row at this position of the file became or is. */
  private async contactAt({ index }: ImportChunk, at: number | null): Promise<Types.ObjectId | null> {
    if (at === null) return null
    const of = Math.floor(at / CHUNK)
    if (of === index) return this.contacts[at % CHUNK] ?? null
    const one = { import: this.one._id, index: of }
    const part = await ImportRowsModel.collection.findOne<ImportChunk>(one, {
      session: this.tx.session,
      projection: { contacts: 1 },
    })
    return part?.contacts?.[at % CHUNK] ?? null
  }

  private async create(good: Good, found: readonly FoundContact[]): Promise<void> {
    const { tx, one } = this
    const { i, draft } = good
    const { emails, phones, labels, address, external_id: _, ...row } = good.contact
    const lead = await this.leads?.assign(good)
    const contact = {
      ...BLANK,
      ...(one.status && !lead && { status: one.status }),
      ...row,
      ...this.freeId(good.contact),
      ...lead?.fields,
      _id: new Types.ObjectId(),
      account: one.account,
      emails,
      phones,
      labels,
      address,
      status_since: tx.at,
      created_by: tx.actor.id,
      created_at: tx.at,
      updated_at: tx.at,
      version: 0,
      match_keys: [...draft.keys],
    } as unknown as StoredContact
    this.made.push(contact)
    this.contacts[i] = contact._id
    if (lead) this.leads?.ask(contact, good, lead.assigned)
    for (const other of found) this.pairs.push({ made: contact, found: other })
  }

  /** A row's id in another system, unless a contact has it already. */
  private freeId({ external_id }: ContactRow): Pick<ContactRow, 'external_id'> {
    if (external_id === undefined || this.takenIds.has(external_id)) return {}
    this.takenIds.add(external_id)
    return { external_id }
  }

  /** Also those of merged contacts, and of contacts that the viewer doesn't see. */
  private async readTakenIds(good: readonly Good[]): Promise<void> {
    const { one, tx } = this
    const ids = good.flatMap(({ contact }) => contact.external_id ?? [])
    if (ids.length === 0) return
    const named = { account: one.account, external_id: { $in: ids } }
    const taken = await ContactModel.collection.distinct('external_id', named, { session: tx.session })
    for (const id of taken) this.takenIds.add(String(id))
  }

  /** Fills in what the contact lacks, and notes what a lead asked. False if nothing is new. */
  private async update(id: Types.ObjectId, row: Good): Promise<boolean> {
    const { external_id: _, ...said } = row.contact
    const filling = { ...said, ...this.freeId(row.contact) }
    if (!this.leads) return this.fill(id, filling)
    await this.fill(id, { ...filling, notes: '' })
    const contact = this.made.find(({ _id }) => _id.equals(id)) ?? (await this.wokenUp(id))
    if (!contact) return false
    this.leads.ask(contact, row, null)
    return true
  }

  private async wokenUp(id: Types.ObjectId): Promise<ContactDocument | null> {
    const document = this.filled.get(String(id))?.document ?? (await this.read(id))
    if (!document) return null
    await wakeUp(this.tx, document)
    const nothing = { contact: id, set: {}, added: { emails: [], phones: [], labels: [] } }
    if (!this.filled.has(String(id))) this.filled.set(String(id), { document, filled: nothing })
    return document
  }

  /** Fills in what the contact lacks. False if it lacks nothing. */
  private async fill(id: Types.ObjectId, row: ContactRow): Promise<boolean> {
    const own = this.made.find(({ _id }) => _id.equals(id))
    if (own) {
      const missing = await missingOf(own, row)
      Object.assign(own, filledFields(own, missing))
      return fillsAnything(missing)
    }
    const document = this.filled.get(String(id))?.document ?? (await this.read(id))
    if (!document) return false
    const missing = await missingOf(document.toObject(), row)
    if (!fillsAnything(missing)) return false
    document.set(filledFields(document.toObject(), missing))
    const before = this.filled.get(String(id))?.filled
    const lists = before?.added ?? { emails: [], phones: [], labels: [] }
    const filled = {
      contact: id,
      set: { ...before?.set, ...missing.set },
      added: {
        emails: [...lists.emails, ...missing.added.emails],
        phones: [...lists.phones, ...missing.added.phones],
        labels: [...lists.labels, ...missing.added.labels],
      },
    }
    this.filled.set(String(id), { document, filled })
    return true
  }

  private async read(id: Types.ObjectId): Promise<ContactDocument | null> {
    const seen = { $and: [{ _id: id }, contactScope(this.viewer)] }
    const found = await ContactModel.collection.findOne(seen, { session: this.tx.session })
    return found && ContactModel.hydrate(found)
  }

  private async store(): Promise<void> {
    const { tx, one, made } = this
    if (made.length === 0) return
    for (const contact of made) {
      Object.assign(contact, kept(contact))
      contact.custom_index = customIndex(contact) as unknown as StoredContact['custom_index']
    }
    await learnWords(one.account, [...new Set(made.flatMap(({ search }) => search))])
    const records = made.map((contact) => ({ _id: contact._id, stream: contact._id, diff: creation(contact) }))
    recordEvents(tx, ContactModel, { op: 'import', cause: one.file_name, records, diff: [] })
    await tx.flush(() => ContactModel.collection.insertMany([...made], { session: tx.session }))
    if (this.pairs.length === 0) return
    const pairs = this.pairs.map(({ made: { _id, account }, found: { _id: other, score, reasons } }) => ({
      account,
      ...sidesOf(_id, other),
      score,
      reasons,
      not_same_at: null,
      not_same_by: null,
    }))
    await ContactPairModel.collection.insertMany(pairs, { session: tx.session })
  }
}
