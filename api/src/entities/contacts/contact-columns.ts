/** What a file says of contacts, column by column. */
import type { Contact } from 'openapi'
import { contactSourceLabels, contactStatusLabels, contactTemperatureLabels } from 'openapi/codes'
import { LabelModel } from '#entities/labels/label.model.ts'
import { memberNames } from '#entities/users/user.presenter.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import type { CsvColumn } from '#platform/reads/csv-file.ts'

/** Everything that a contact's page shows. */
export async function contactColumns(viewer: Viewer): Promise<CsvColumn<Contact>[]> {
  const people = await memberNames(viewer)
  const found = await LabelModel.find({ account: viewer.account }, { name: 1 }).lean()
  const labels = new Map(found.map(({ _id, name }) => [String(_id), name]))
  return [
    { head: 'First name', cell: (contact) => contact.first_name },
    { head: 'Last name', cell: (contact) => contact.last_name },
    { head: 'Company', cell: ({ company }) => company },
    { head: 'Emails', cell: ({ emails }) => emails.join('; ') },
    { head: 'Phones', cell: ({ phones }) => phones.join('; ') },
    { head: 'Street', cell: ({ address }) => address.street ?? '' },
    { head: 'Unit', cell: ({ address }) => address.unit ?? '' },
    { head: 'City', cell: ({ address }) => address.city ?? '' },
    { head: 'State', cell: ({ address }) => address.state ?? '' },
    { head: 'ZIP', cell: ({ address }) => address.zip ?? '' },
    { head: 'Status', cell: ({ status }) => contactStatusLabels[status] },
    { head: 'Temperature', cell: ({ temperature }) => contactTemperatureLabels[temperature] },
    { head: 'Source', cell: ({ source }) => contactSourceLabels[source] },
    { head: 'Labels', cell: (contact) => contact.labels.flatMap((id) => labels.get(id) ?? []).join('; ') },
    { head: 'Owner', cell: ({ owner }) => people.get(owner) ?? '' },
    { head: 'Birthday', cell: ({ birthday }) => birthday ?? '' },
    { head: 'Home anniversary', cell: (contact) => contact.home_anniversary ?? '' },
    { head: 'Next follow-up', cell: (contact) => contact.next_follow_up ?? '' },
    { head: 'Last touch', cell: (contact) => contact.last_touch_at ?? '' },
    { head: 'Notes', cell: ({ notes }) => notes },
    { head: 'Created', cell: (contact) => contact.created_at },
    { head: 'Changed', cell: (contact) => contact.updated_at },
    { head: 'Id', cell: ({ id }) => id },
  ]
}
