/** Describes a change: "List price: $519,000 → $512,000". Pure. */
import type { Field, FieldKind } from 'openapi/field'
import { dealFields } from 'openapi/fields/deal'
import { milestoneFields } from 'openapi/fields/milestone'
import { taskFields } from 'openapi/fields/task'
import { dayOf, formatDay, today } from 'ui-kit/days'
import { formatMoney, formatQuantity, formatRate, NOTHING } from 'ui-kit/format'
import { copy } from './copy.ts'

type Fields = Readonly<Record<string, Field>>

/** A field before and after, as in events and comparisons. */
export interface Change {
  field: string
  from: unknown
  to: unknown
}

/** Names for the ids in changes, empty if unknown, and the time zone for days. */
export interface ChangeNames {
  /** The account's time zone. */
  timeZone: string
  person: (user: string) => string
  phase: (id: string) => string
  /** A task or milestone. */
  item: (id: string) => string
  /** The account's own fields, by the path of their values. */
  custom: Fields
}

/** A change as text. `from` and `to` are null if the name of the field is enough. */
export interface ChangeDescription {
  label: string
  from: string | null
  to: string | null
}

type Write = (value: unknown, names: ChangeNames) => string

const text: Write = (value) => String(value)
const day: Write = (value, { timeZone }) => formatDay(String(value), today(timeZone))

/** How a value of each kind is formatted; null if the name of the field is enough. */
const WRITE: Readonly<Record<FieldKind, Write | null>> = {
  choice: text,
  day,
  group: null,
  id: null,
  instant: (value, names) => day(dayOf(new Date(String(value)), names.timeZone), names),
  labels: null,
  lines: text,
  milestone: (value, { item }) => item(String(value)) || copy.write.anotherOne,
  money: (value) => formatMoney(Number(value)),
  number: text,
  person: (value, { person }) => person(String(value)) || copy.write.someone,
  phase: (value, { phase }) => phase(String(value)),
  rate: (value) => formatRate(Number(value)),
  tasks: (value) => formatQuantity(Array.isArray(value) ? value.length : 0, 'task'),
  text,
  texts: text,
  workspace: null,
  yes_no: (value) => (value === true ? copy.write.yes : copy.write.no),
}

/** Items that changed with an event, by the list that names them: `tasks.<id>.due_date`. */
const listed: Readonly<Record<string, Fields>> = { tasks: taskFields, milestones: milestoneFields }

/** Fields of every entity that has events. Shared names have the same meaning. */
const fields: Fields = { ...dealFields, ...milestoneFields, ...taskFields }

/** Describes a change; null if it is not shown, such as a value that is derived from others. */
export function describeChange({ field: path, from, to }: Change, names: ChangeNames): ChangeDescription | null {
  const [group = '', part = '', ...rest] = path.split('.')
  const own = rest.length > 0 ? listed[group] : undefined
  const field = own ? own[rest.join('.')] : (names.custom[path] ?? fields[isCustom(path) ? CUSTOM : path])
  if (!field || field.history === false) return null
  const name = own && names.item(part)
  const label = labelOf(path, field)
  const write = WRITE[field.kind]
  return {
    label: name ? `${label}, “${name}”` : label,
    from: write && valueOf(from, field, write, names),
    to: write && valueOf(to, field, write, names),
  }
}

/** A field that is retired, or not known yet, is told without its name. */
const CUSTOM = 'custom_fields'
const isCustom = (path: string) => path.startsWith(`${CUSTOM}.`)

function labelOf(path: string, { label, history }: Field): string {
  if (path === 'address') return copy.labelOf.whole(label)
  if (path.startsWith('address.')) return `${dealFields.address.label}, ${label.toLowerCase()}`
  return history || label
}

function valueOf(value: unknown, { choices }: Field, write: Write, names: ChangeNames): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (choices && Array.isArray(value)) return value.map((one) => choices[String(one)] ?? String(one)).join(', ')
  const said = write(value, names)
  return choices?.[said] ?? said
}
