import { createColumnHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table'
import type { Contact, CustomField } from 'openapi'
import { contactSourceLabels, CustomFieldKind, smartListColumnLabels } from 'openapi/codes'
import { contactFields } from 'openapi/fields/contact'
import { customColumn } from 'remote-kit/custom-fields/names'
import { CustomText } from 'remote-kit/custom-fields/CustomText'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { useToday } from 'remote-kit/use-today'
import { contactStatusChips, contactTemperatureChips } from 'ui-kit/code-labels'
import { formatAgo, formatYearlyDay } from 'ui-kit/days'
import { DueDay } from 'ui-kit/DueDay'
import { NOTHING } from 'ui-kit/format'
import { Money } from 'ui-kit/Money'
import { StatusChip } from 'ui-kit/StatusChip'
import type { ContactColumn } from '#parts/contact-columns/use-contact-columns.ts'
import { isUnclaimed } from '#parts/claim/is-unclaimed.ts'
import { LazyClaimButton } from '#parts/claim/LazyClaimButton.ts'
import { ContactLabels } from '#parts/contacts/ContactLabels.tsx'
import { ContactOwner } from '#parts/contacts/ContactOwner.tsx'
import { copy } from './copy.ts'
import { ContactName } from './ContactName.tsx'

/** The API sorts, because there can be 1,000,000 rows. The table shows the order and requests another one. */
export const contactTableFeatures = tableFeatures({ rowSortingFeature })

const column = createColumnHelper<typeof contactTableFeatures, Contact>()

/** The columns of a contact list. Those with an accessor can be sorted by that field of the API. */
const contactColumns = column.columns([
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
  column.accessor('source', {
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
    cell: ({ row: { original } }) =>
      isUnclaimed(original) ? <LazyClaimButton contact={original} /> : <ContactOwner id={original.owner} />,
  }),
  column.accessor('next_follow_up', {
    header: copy.contactColumns.followUp,
    cell: ({ row }) => <FollowUp contact={row.original} />,
  }),
  column.accessor('last_touch_at', {
    sortDescFirst: true,
    header: contactFields.last_touch_at.label,
    cell: ({ row }) => <LastTouch contact={row.original} />,
  }),
  column.accessor('company', {
    header: contactFields.company.label,
    cell: ({ row }) => row.original.company || NOTHING,
  }),
  column.accessor('price', {
    header: contactFields.price.label,
    sortDescFirst: true,
    cell: ({ row }) => <Money cents={row.original.price} short />,
  }),
  column.accessor('created_at', {
    header: smartListColumnLabels.created_at,
    sortDescFirst: true,
    cell: ({ row }) => <Ago at={row.original.created_at} />,
  }),
  column.accessor('status_since', {
    header: contactFields.status_since.label,
    sortDescFirst: true,
    cell: ({ row }) => <Ago at={row.original.status_since} />,
  }),
  column.display({
    id: 'birthday',
    header: contactFields.birthday.label,
    cell: ({ row: { original } }) => (original.birthday ? formatYearlyDay(original.birthday) : NOTHING),
  }),
])

/** The name, then the chosen ones in their order. */
export function columnsOf(chosen: readonly ContactColumn[], fields: readonly CustomField[]) {
  const all = column.columns([...contactColumns, ...fields.map((field) => columnOf(field))])
  return ['last_name', ...chosen].flatMap((id) => all.filter((one) => idOf(one) === id))
}

/** The column of a custom field. Nothing orders contacts by several options. */
const columnOf = ({ key, name, kind }: CustomField) =>
  column.accessor(({ custom_fields }) => custom_fields[key], {
    id: customColumn(key),
    header: name,
    enableSorting: kind !== CustomFieldKind.choices,
    sortDescFirst: kind === CustomFieldKind.money || kind === CustomFieldKind.number,
    cell: ({ row }) => <CustomText entity="contact" fieldKey={key} values={row.original.custom_fields} />,
  })

const idOf = (one: { id?: string; accessorKey?: unknown }): string =>
  'accessorKey' in one ? String(one.accessorKey) : (one.id ?? '')

function Ago({ at }: { at: string | null }) {
  const timeZone = useTimeZone()
  return at ? formatAgo(at, timeZone) : NOTHING
}

function FollowUp({ contact: { next_follow_up: day } }: { contact: Contact }) {
  const now = useToday()
  return day ? <DueDay day={day} now={now} /> : NOTHING
}

function LastTouch({ contact: { last_touch_at: at } }: { contact: Contact }) {
  const timeZone = useTimeZone()
  return at ? formatAgo(at, timeZone) : copy.contactColumns.never
}
