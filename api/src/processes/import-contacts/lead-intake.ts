/** Takes in the rows of an import that are leads: who gets the new ones, and what all of them asked. */
import type { Types } from 'mongoose'
import { LeadSourceKind } from 'openapi/codes'
import type { StoredContact } from '#entities/contacts/contact.model.ts'
import { InquiryModel } from '#entities/inquiries/inquiry.model.ts'
import { LeadSourceModel, type StoredLeadSource } from '#entities/lead-sources/lead-source.model.ts'
import type { Change } from '#platform/events/change.ts'
import type { ImportDocument } from '#processes/import-rows/import.model.ts'
import { type Assigned, LeadDesk } from '#processes/lead-routing/lead-desk.ts'
import { holdLine } from '#processes/lead-routing/lead-line.ts'
import type { ContactRow } from './judge-contacts.query.ts'

/** A row with its cells, and whether it names an owner. */
export type LeadRow = { contact: ContactRow; cells: readonly string[]; namesOwner: boolean }

type Asked = { contact: StoredContact; row: LeadRow; assigned: Assigned | null }

/** For one part of an import. */
export class LeadIntake {
  private readonly tx: Change
  private readonly one: ImportDocument
  private readonly source: StoredLeadSource
  private readonly desk: LeadDesk
  private readonly asked: Asked[] = []

  private constructor(tx: Change, one: ImportDocument, source: StoredLeadSource, desk: LeadDesk) {
    this.tx = tx
    this.one = one
    this.source = source
    this.desk = desk
  }

  /** Null if the rows aren't leads. */
  static async open(tx: Change, one: ImportDocument): Promise<LeadIntake | null> {
    if (!one.lead_source) return null
    // Before anything that takes long: see lead-line.ts.
    await holdLine(tx, one.account)
    const source = await LeadSourceModel.findById(one.lead_source, null, { session: tx.session })
      .lean<StoredLeadSource>()
      .orFail()
    return new LeadIntake(tx, one, source, await LeadDesk.open(tx, source))
  }

  /** What a new contact has because it's a lead. Its notes are what it asked. */
  async assign({ contact, namesOwner }: LeadRow) {
    const { price = null, address } = contact
    const { city = '', zip = '' } = address
    const assigned = namesOwner
      ? this.desk.give(contact.owner)
      : await this.desk.assign({ property: { price, city, zip } })
    const { owner, claim } = assigned
    return { assigned, fields: { owner, claim, notes: '', source: contact.source ?? this.source.source } }
  }

  /** The contact asked; `assigned` is null for one who was there already. */
  ask(contact: StoredContact, row: LeadRow, assigned: Assigned | null): void {
    this.asked.push({ contact, row, assigned })
  }

  /** Stores what they asked. Their contacts must be stored. Returns the inquiries. */
  async store(): Promise<Types.ObjectId[]> {
    const { tx, one, source } = this
    await this.desk.close()
    const inquiries: Types.ObjectId[] = []
    for (const { contact, row, assigned } of this.asked) {
      const { first_name, last_name, company, emails, phones, notes, price = null } = row.contact
      const inquiry = new InquiryModel({
        account: one.account,
        lead_source: source._id,
        kind: LeadSourceKind.file,
        contact: contact._id,
        made_contact: assigned !== null,
        assignment: assigned?.assignment ?? null,
        asked_at: tx.at,
        person: { first_name, last_name, company, emails, phones },
        message: notes,
        property: { price },
        origin: { raw: rawOf(one, row.cells) },
      })
      await tx.save(inquiry, { stream: contact._id, cause: one.file_name })
      inquiries.push(inquiry._id)
    }
    return inquiries
  }
}

/** A row as text: a line for each cell. */
const rawOf = ({ columns }: Pick<ImportDocument, 'columns'>, cells: readonly string[]): string =>
  cells.map((cell, i) => `${columns[i] ?? ''}: ${cell}`).join('\n')
