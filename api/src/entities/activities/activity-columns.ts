/** The columns of the activities export. */
import type { Activity } from 'openapi'
import { activityFields, exportedActivityFields } from 'openapi/fields/activity'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import { memberNames } from '#entities/users/user.presenter.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import type { CsvColumn } from '#platform/reads/csv-file.ts'
import { fieldColumns } from '#platform/reads/field-columns.ts'

/** Who it was with and who logged it, then all fields. */
export async function activityColumns(viewer: Viewer): Promise<CsvColumn<Activity>[]> {
  const person = await memberNames(viewer)
  const named = { first_name: 1, last_name: 1, company: 1 }
  const seen = await ContactModel.collection.find(contactScope(viewer), { projection: named }).toArray()
  const contacts = new Map(seen.map((one) => [String(one._id), contactName(one as never)]))
  return [
    { head: 'Contact', cell: ({ contact }) => contacts.get(contact) ?? '' },
    { head: 'Logged by', cell: ({ created_by: author }) => person.get(author ?? '') ?? '' },
    ...fieldColumns({
      heads: exportedActivityFields,
      fields: activityFields,
      names: { timeZone: viewer.time_zone },
    }),
  ]
}
