/** What changed, in words: "List price: $519,000 → $512,000". Pure. */
import {
  contactSourceLabels,
  dealStatusLabels,
  dealTypeLabels,
  priorityLabels,
  progressLabels,
  representationLabels,
} from 'openapi/codes'
import { dayOf, formatDay, today } from 'ui-kit/days'
import { formatMoney, formatQuantity, formatRate, NOTHING } from 'ui-kit/format'
import { dealDateLabel, dealDateNames } from '#parts/deals/deal-dates.ts'

/** A field before and after, as events and comparisons tell it. */
export interface Change {
  field: string
  from: unknown
  to: unknown
}

/** What ids in changes are called, empty where unknown, and by whose clock days are said. */
export interface ChangeNames {
  /** The account's. */
  timeZone: string
  person: (user: string) => string
  phase: (id: string) => string
  /** A task or milestone. */
  item: (id: string) => string
}

/** A change to be read. `from` and `to` are null where naming the field says enough. */
export interface ChangeWords {
  label: string
  from: string | null
  to: string | null
}

type Write = (value: unknown, names: ChangeNames) => string

const money: Write = (value) => formatMoney(Number(value))
const rate: Write = (value) => formatRate(Number(value))
const day: Write = (value, { timeZone }) => formatDay(String(value), today(timeZone))
const dayOfInstant: Write = (value, names) => day(dayOf(new Date(String(value)), names.timeZone), names)
const text: Write = (value) => String(value)
const yesNo: Write = (value) => (value === true ? 'Yes' : 'No')
const code =
  (labels: Readonly<Record<number, string>>): Write =>
  (value) =>
    labels[Number(value)] ?? String(value)

const progressWords = new Map<unknown, string>(Object.entries(progressLabels))

const FIELDS: Readonly<Record<string, readonly [label: string, write: Write | null]>> = {
  name: ['Name', text],
  title: ['Title', text],
  headline: ['Headline', text],
  notes: ['Notes', text],
  status: ['Status', code(dealStatusLabels)],
  phase: ['Phase', (value, { phase }) => phase(String(value))],
  representation: ['We represent', code(representationLabels)],
  deal_type: ['Type', code(dealTypeLabels)],
  source: ['Source', code(contactSourceLabels)],
  priority: ['Priority', code(priorityLabels)],
  list_price: ['List price', money],
  sale_price: ['Sale price', money],
  earnest_money: ['Earnest money', money],
  mls_number: ['MLS number', text],
  lost_reason: ['Why it was lost', text],
  archived_at: ['Archived', dayOfInstant],
  address: ['Address', null],
  agents: ['Agents', null],
  parties: ['People', null],
  progress: ['Progress', (value) => progressWords.get(value) ?? String(value)],
  due_date: ['Due', day],
  due_rule: ['Rule of the date', null],
  pinned: ['Pinned', yesNo],
  assignee: ['Assigned to', (value, { person }) => person(String(value)) || 'Someone'],
  assignee_role: ['Assigned to', text],
  waiting_on: ['Waiting on', (value) => String(value).replace('_', ' ')],
  kind: ['Kind', (value) => String(value).replace('_', ' ')],
  milestone: ['Milestone', (value, { item }) => item(String(value)) || 'another one'],
  depends_on: ['Comes after', (value) => formatQuantity(Array.isArray(value) ? value.length : 0, 'task')],
  client_visible: ['Shown to the client', yesNo],
  client_text: ['Words for the client', text],
  completed_at: ['Completed', dayOfInstant],
  commission: ['Commission', null],
}

const COMMISSION: Readonly<Record<string, readonly [label: string, write: Write]>> = {
  rate_bp: ['Commission rate', rate],
  flat: ['Flat commission', money],
  lease_months: ['Months of the lease', text],
  referral_bp: ['Referral', rate],
  franchise_bp: ['Franchise', rate],
  split_bp: ['Agents’ split', rate],
  fees: ['Fees', money],
  gross: ['Gross commission', money],
  company: ['Company’s part', money],
  agents_amount: ['Agents’ part', money],
  my_share: ['Your share', money],
}

/** The change in words; null for one that is nobody's concern, such as what follows from others. */
export function changeWords({ field, from, to }: Change, names: ChangeNames): ChangeWords | null {
  const [label, write] = fieldOf(field, names) ?? []
  if (!label) return null
  if (!write) return { label, from: null, to: null }
  return { label, from: valueOf(from, write, names), to: valueOf(to, write, names) }
}

const valueOf = (value: unknown, write: Write, names: ChangeNames): string =>
  value === null || value === undefined || value === '' ? NOTHING : write(value, names)

function fieldOf(path: string, { item }: ChangeNames): readonly [string, Write | null] | undefined {
  const [field = '', part = '', ...rest] = path.split('.')
  const date = dealDateNames.find((name) => name === part)
  if (field === 'dates' && date) return [dealDateLabel(date), day]
  if (field === 'address') return [`Address, ${part || 'all of it'}`, part ? text : null]
  if (field === 'commission' && part) return COMMISSION[part]
  // A task or milestone that moved along: `tasks.<id>.due_date`.
  if ((field === 'tasks' || field === 'milestones') && rest.length > 0) {
    const own = FIELDS[rest[0] ?? '']
    const name = item(part)
    return own && [name ? `${own[0]}, “${name}”` : own[0], own[1]]
  }
  return FIELDS[path]
}
