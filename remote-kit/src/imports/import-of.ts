/** What an import is of: deals into a workspace, or contacts. */
import type { Import } from 'openapi'
import {
  ContactImportField,
  contactImportFieldLabels,
  type ImportEntity,
  ImportField,
  importFieldLabels,
} from 'openapi/codes'
import { copy } from './copy.ts'

export type ImportOf = {
  entity: ImportEntity
  /** Contacts that are leads, unless someone says otherwise. */
  areLeads?: boolean
  /** The workspace that deals go to. */
  workspace?: string
  /** The address of a record. */
  addressOf: (id: string) => string
}

export type MappedField = { name: string; label: string }

const named = (fields: object, labels: Readonly<Record<string, string>>): MappedField[] =>
  Object.values(fields).map((name) => ({ name: String(name), label: labels[String(name)] ?? String(name) }))

/** The fields that a column can be mapped to, without the account's own. */
export const FIELDS: Record<ImportEntity, readonly MappedField[]> = {
  deal: named(ImportField, importFieldLabels),
  contact: named(ContactImportField, contactImportFieldLabels),
}

/** The fields that are read from several columns. */
export const TAKE_MANY: ReadonlySet<string> = new Set(['emails', 'phones', 'labels', 'notes'])

/** What its records are called: one, and many. */
export const nounOf = ({ entity, lead_source }: Pick<Import, 'entity' | 'lead_source'>): [one: string, many: string] =>
  lead_source ? copy.leads.noun : copy.of[entity].noun
