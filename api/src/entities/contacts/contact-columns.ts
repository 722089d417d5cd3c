/** The columns of the contacts export. */
import type { Contact } from 'openapi'
import { contactFields, exportedContactFields } from 'openapi/fields/contact'
import { customColumns } from '#entities/custom-fields/custom-columns.presenter.ts'
import { LabelModel } from '#entities/labels/label.model.ts'
import { memberNames } from '#entities/users/user.presenter.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import type { CsvColumn } from '#platform/reads/csv-file.ts'
import { fieldColumns } from '#platform/reads/field-columns.ts'
import { phoneWriter } from '#platform/records/phone-numbers.ts'

/** The names of the account's labels, by id. */
export async function labelNames({ account }: Viewer): Promise<ReadonlyMap<string, string>> {
  const found = await LabelModel.find({ account }, { name: 1 }).lean()
  return new Map(found.map(({ _id, name }) => [String(_id), name]))
}

/** Everything that a contact's page shows. */
export async function contactColumns(viewer: Viewer): Promise<CsvColumn<Contact>[]> {
  const person = await memberNames(viewer)
  const labels = await labelNames(viewer)
  const phone = await phoneWriter()
  const own = fieldColumns<Contact, keyof typeof exportedContactFields, 'phones'>({
    heads: exportedContactFields,
    fields: contactFields,
    names: { person, labels, timeZone: viewer.time_zone },
    cells: { phones: ({ phones: all }) => all.map(phone).join('; ') },
  })
  return [...own, ...(await customColumns(viewer, 'contact'))]
}
