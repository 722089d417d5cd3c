import { createColumnHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table'
import type { Contact } from 'openapi'
import { contactSourceLabels } from 'openapi/codes'
import { contactFields } from 'openapi/fields/contact'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { useToday } from 'remote-kit/use-today'
import { contactStatusChips, contactTemperatureChips } from 'ui-kit/code-labels'
import { formatAgo } from 'ui-kit/days'
import { DueDay } from 'ui-kit/DueDay'
import { NOTHING } from 'ui-kit/format'
import { StatusChip } from 'ui-kit/StatusChip'
import { ContactLabels } from '#parts/contacts/ContactLabels.tsx'
import { ContactOwner } from '#parts/contacts/ContactOwner.tsx'
import { copy } from './copy.ts'
import { ContactName } from './ContactName.tsx'

/** The API sorts, because there can be 1,000,000 rows. The table shows the order and requests another one. */
export const contactTableFeatures = tableFeatures({ rowSortingFeature })

const column = createColumnHelper<typeof contactTableFeatures, Contact>()

/** The columns of a contact list. Those with an accessor can be sorted by that field of the API. */
export const contactColumns = column.columns([
  column.accessor('last_name', {
    header: copy.contactColumns.name,
    cell: ({ row }) => <ContactName contact={row.original} />,
  }),
  column.accessor('status', {
    header: contactFields.status.label,
    cell: ({ row }) => <StatusChip chip={contactStatusChips[row.original.status]} />,
  }),
  column.accessor('temperature', {
    header: contactFields.temperature.label,
    sortDescFirst: true,
    cell: ({ row }) => <StatusChip chip={contactTemperatureChips[row.original.temperature]} />,
  }),
  column.display({
    id: 'source',
    header: contactFields.source.label,
    cell: ({ row }) => contactSourceLabels[row.original.source],
  }),
  column.display({
    id: 'labels',
    header: contactFields.labels.label,
    cell: ({ row }) => <ContactLabels ids={row.original.labels} room={1} />,
  }),
  column.display({
    id: 'owner',
    header: contactFields.owner.label,
    cell: ({ row }) => <ContactOwner id={row.original.owner} />,
  }),
  column.accessor('next_follow_up', {
    header: copy.contactColumns.followUp,
    cell: ({ row }) => <FollowUp contact={row.original} />,
  }),
  column.display({
    id: 'last_touch_at',
    header: contactFields.last_touch_at.label,
    cell: ({ row }) => <LastTouch contact={row.original} />,
  }),
])

function FollowUp({ contact: { next_follow_up: day } }: { contact: Contact }) {
  const now = useToday()
  return day ? <DueDay day={day} now={now} /> : NOTHING
}

function LastTouch({ contact: { last_touch_at: at } }: { contact: Contact }) {
  const timeZone = useTimeZone()
  return at ? formatAgo(at, timeZone) : copy.contactColumns.never
}
