/** Importing contacts. */
import { ContactImportField } from 'openapi/codes'
import type { ImportKind } from '#processes/import-rows/import-kind.ts'
import { customReading } from '#processes/import-rows/read-custom.ts'
import { checkContacts } from './check-contacts.command.ts'
import { guessContactMapping } from './guess-contact-mapping.ts'
import { readContacts } from './judge-contacts.query.ts'
import { beginContacts } from './make-contacts.command.ts'
import { removeMadeLabels } from './make-labels.command.ts'
import { takeBackContacts } from './take-back-contacts.command.ts'
import { tellOfLeads } from './tell-of-leads.command.ts'

export const contactImport: ImportKind = {
  fields: async (viewer, session) => {
    const { fields } = await customReading(viewer, 'contact', session)
    return new Set([...Object.values(ContactImportField), ...fields.keys()])
  },
  guess: async (viewer, columns, session) =>
    guessContactMapping(columns, (await customReading(viewer, 'contact', session)).fields),
  read: readContacts,
  check: checkContacts,
  begin: beginContacts,
  afterDone: tellOfLeads,
  takeBack: takeBackContacts,
  afterUndo: removeMadeLabels,
}
