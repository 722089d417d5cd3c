// Generated from the OpenAPI contract by `pnpm generate`. Do not edit.

import {
  agentRoleLabels,
  contactSourceLabels,
  contactStatusLabels,
  contactTemperatureLabels,
  dealStatusLabels,
  dealTypeLabels,
  priorityLabels,
  progressLabels,
  representationLabels,
  taskKindLabels,
  waitingOnLabels,
} from './codes.ts'

/**
 * What a field holds: `money` is cents of the account's currency, `rate` hundredths of a percent, `day` YYYY-MM-DD, `instant` a
 * moment in UTC, `lines` a text of several lines.
 */
export type FieldKind = 'choice' | 'day' | 'group' | 'id' | 'instant' | 'labels' | 'lines' | 'milestone' | 'money' | 'number' | 'person' | 'phase' | 'rate' | 'tasks' | 'text' | 'texts' | 'workspace' | 'yes_no'

/** A field of a record. */
export type Field = {
  /** What people call it. */
  readonly label: string
  readonly kind: FieldKind
  /** What its codes are called. */
  readonly choices?: Readonly<Record<string | number, string>>
  /** What its history and the record's own page call it, where that is not its label. False: no history tells it. */
  readonly history?: string | false
}

export const contactFields = {
  id: { label: 'Id', kind: 'id', history: false },
  created_at: { label: 'Created', kind: 'instant', history: false },
  updated_at: { label: 'Changed', kind: 'instant', history: false },
  first_name: { label: 'First name', kind: 'text' },
  last_name: { label: 'Last name', kind: 'text' },
  company: { label: 'Company', kind: 'text' },
  emails: { label: 'Email', kind: 'texts' },
  phones: { label: 'Phone', kind: 'texts' },
  address: { label: 'Address', kind: 'group' },
  'address.street': { label: 'Street', kind: 'text' },
  'address.unit': { label: 'Unit', kind: 'text' },
  'address.city': { label: 'City', kind: 'text' },
  'address.state': { label: 'State', kind: 'text' },
  'address.zip': { label: 'ZIP', kind: 'text' },
  status: { label: 'Status', kind: 'choice', choices: contactStatusLabels },
  temperature: { label: 'Temperature', kind: 'choice', choices: contactTemperatureLabels },
  source: { label: 'Source', kind: 'choice', choices: contactSourceLabels },
  labels: { label: 'Labels', kind: 'labels' },
  owner: { label: 'Owner', kind: 'person' },
  birthday: { label: 'Birthday', kind: 'day' },
  home_anniversary: { label: 'Home anniversary', kind: 'day' },
  next_follow_up: { label: 'Next follow-up', kind: 'day' },
  last_touch_at: { label: 'Last touch', kind: 'instant' },
  notes: { label: 'Notes', kind: 'lines' },
} as const satisfies { [path: string]: Field }
export type ContactField = keyof typeof contactFields

/** What callers write. */
export const writtenContactFields = [
  'first_name',
  'last_name',
  'company',
  'emails',
  'phones',
  'address.street',
  'address.unit',
  'address.city',
  'address.state',
  'address.zip',
  'status',
  'temperature',
  'source',
  'labels',
  'owner',
  'birthday',
  'home_anniversary',
  'next_follow_up',
  'last_touch_at',
  'notes',
] as const
export type WrittenContactField = (typeof writtenContactFields)[number]

/** What its list is filtered by, by parameter. */
export const filteredContactFields = {
  status: 'status',
  temperature: 'temperature',
  source: 'source',
  labels: 'labels',
  owner: 'owner',
} as const
export type FilteredContactField = keyof typeof filteredContactFields

/** What its files show, under which heads. */
export const exportedContactFields = {
  id: 'Id',
  created_at: 'Created',
  updated_at: 'Changed',
  first_name: 'First name',
  last_name: 'Last name',
  company: 'Company',
  emails: 'Emails',
  phones: 'Phones',
  'address.street': 'Street',
  'address.unit': 'Unit',
  'address.city': 'City',
  'address.state': 'State',
  'address.zip': 'ZIP',
  status: 'Status',
  temperature: 'Temperature',
  source: 'Source',
  labels: 'Labels',
  owner: 'Owner',
  birthday: 'Birthday',
  home_anniversary: 'Home anniversary',
  next_follow_up: 'Next follow-up',
  last_touch_at: 'Last touch',
  notes: 'Notes',
} as const
export type ExportedContactField = keyof typeof exportedContactFields

export const dealFields = {
  id: { label: 'Id', kind: 'id', history: false },
  created_at: { label: 'Created', kind: 'instant', history: false },
  updated_at: { label: 'Changed', kind: 'instant', history: false },
  workspace: { label: 'Workspace', kind: 'workspace', history: false },
  phase: { label: 'Phase', kind: 'phase' },
  rank: { label: 'Place in its phase', kind: 'text', history: false },
  name: { label: 'Name', kind: 'text' },
  headline: { label: 'Headline', kind: 'text' },
  status: { label: 'Status', kind: 'choice', choices: dealStatusLabels },
  representation: { label: 'Representation', kind: 'choice', choices: representationLabels, history: 'We represent' },
  deal_type: { label: 'Deal type', kind: 'choice', choices: dealTypeLabels, history: 'Type' },
  address: { label: 'Address', kind: 'group' },
  'address.street': { label: 'Street', kind: 'text' },
  'address.unit': { label: 'Unit', kind: 'text' },
  'address.city': { label: 'City', kind: 'text' },
  'address.state': { label: 'State', kind: 'text' },
  'address.zip': { label: 'ZIP', kind: 'text' },
  mls_number: { label: 'MLS number', kind: 'text' },
  list_price: { label: 'List price', kind: 'money' },
  sale_price: { label: 'Sale price', kind: 'money' },
  price: { label: 'Price', kind: 'money', history: false },
  source: { label: 'Source', kind: 'choice', choices: contactSourceLabels },
  priority: { label: 'Priority', kind: 'choice', choices: priorityLabels },
  dates: { label: 'Dates', kind: 'group' },
  'dates.listing': { label: 'Listing', kind: 'day' },
  'dates.listing_expiration': { label: 'Listing expiration', kind: 'day' },
  'dates.offer': { label: 'Offer', kind: 'day' },
  'dates.acceptance': { label: 'Acceptance', kind: 'day' },
  'dates.earnest_due': { label: 'Earnest money date', kind: 'day' },
  'dates.inspection': { label: 'Inspection', kind: 'day' },
  'dates.appraisal': { label: 'Appraisal', kind: 'day' },
  'dates.financing': { label: 'Financing', kind: 'day' },
  'dates.title': { label: 'Title', kind: 'day' },
  'dates.walkthrough': { label: 'Walkthrough', kind: 'day' },
  'dates.closing': { label: 'Closing', kind: 'day' },
  'dates.actual_close': { label: 'Actual closing', kind: 'day' },
  'dates.possession': { label: 'Possession', kind: 'day' },
  'dates.lease_start': { label: 'Lease start', kind: 'day' },
  client_names: { label: 'Clients', kind: 'texts', history: false },
  progress: { label: 'Progress', kind: 'group', history: false },
  risk: { label: 'Risk', kind: 'group', history: false },
  next_date: { label: 'Next date', kind: 'group', history: false },
  archived_at: { label: 'Archived', kind: 'instant' },
  agents: { label: 'Agents', kind: 'group' },
  earnest_money: { label: 'Earnest money', kind: 'money' },
  parties: { label: 'People', kind: 'group' },
  commission: { label: 'Commission', kind: 'group' },
  'commission.rate_bp': { label: 'Commission rate', kind: 'rate' },
  'commission.flat': { label: 'Flat commission', kind: 'money' },
  'commission.lease_months': { label: 'Months of the lease', kind: 'number' },
  'commission.referral_bp': { label: 'Referral', kind: 'rate' },
  'commission.franchise_bp': { label: 'Franchise', kind: 'rate' },
  'commission.split_bp': { label: 'Agents’ split', kind: 'rate' },
  'commission.fees': { label: 'Fees', kind: 'money' },
  'commission.gross': { label: 'Gross commission', kind: 'money' },
  'commission.company': { label: 'Company’s part', kind: 'money' },
  'commission.agents_amount': { label: 'Agents’ part', kind: 'money' },
  'commission.my_share': { label: 'Your share', kind: 'money' },
  notes: { label: 'Notes', kind: 'lines' },
  lost_reason: { label: 'Why it was lost', kind: 'text' },
} as const satisfies { [path: string]: Field }
export type DealField = keyof typeof dealFields

/** What callers write. */
export const writtenDealFields = [
  'name',
  'headline',
  'status',
  'representation',
  'deal_type',
  'address.street',
  'address.unit',
  'address.city',
  'address.state',
  'address.zip',
  'mls_number',
  'list_price',
  'sale_price',
  'source',
  'priority',
  'dates.listing',
  'dates.listing_expiration',
  'dates.offer',
  'dates.acceptance',
  'dates.earnest_due',
  'dates.inspection',
  'dates.appraisal',
  'dates.financing',
  'dates.title',
  'dates.walkthrough',
  'dates.closing',
  'dates.actual_close',
  'dates.possession',
  'dates.lease_start',
  'agents',
  'earnest_money',
  'parties',
  'commission.rate_bp',
  'commission.flat',
  'commission.lease_months',
  'commission.referral_bp',
  'commission.franchise_bp',
  'commission.split_bp',
  'commission.fees',
  'notes',
  'lost_reason',
] as const
export type WrittenDealField = (typeof writtenDealFields)[number]

/** What its list is filtered by, by parameter. */
export const filteredDealFields = {
  workspace: 'workspace',
  phase: 'phase',
  status: 'status',
  representation: 'representation',
  deal_type: 'deal_type',
  source: 'source',
  priority: 'priority',
  risk: 'risk',
  price: 'price',
  city: 'address.city',
  state: 'address.state',
  zip: 'address.zip',
  next_date: 'next_date',
  'dates.listing': 'dates.listing',
  'dates.listing_expiration': 'dates.listing_expiration',
  'dates.offer': 'dates.offer',
  'dates.acceptance': 'dates.acceptance',
  'dates.earnest_due': 'dates.earnest_due',
  'dates.inspection': 'dates.inspection',
  'dates.appraisal': 'dates.appraisal',
  'dates.financing': 'dates.financing',
  'dates.title': 'dates.title',
  'dates.walkthrough': 'dates.walkthrough',
  'dates.actual_close': 'dates.actual_close',
  'dates.possession': 'dates.possession',
  'dates.lease_start': 'dates.lease_start',
} as const
export type FilteredDealField = keyof typeof filteredDealFields

/** What undo puts back. */
export const undoableDealFields = [
  'workspace',
  'phase',
  'rank',
  'name',
  'headline',
  'address',
  'mls_number',
  'source',
  'priority',
  'dates',
  'earnest_money',
  'notes',
] as const
export type UndoableDealField = (typeof undoableDealFields)[number]

/** The field that each DealColumn stands for. */
export const fieldOfDealColumn = {
  name: 'name',
  street: 'address.street',
  unit: 'address.unit',
  city: 'address.city',
  state: 'address.state',
  zip: 'address.zip',
  mls_number: 'mls_number',
  headline: 'headline',
  representation: 'representation',
  deal_type: 'deal_type',
  status: 'status',
  workspace: 'workspace',
  phase: 'phase',
  client: 'client_names',
  agent: 'agents',
  list_price: 'list_price',
  sale_price: 'sale_price',
  earnest_money: 'earnest_money',
  price: 'price',
  commission: 'commission',
  my_share: 'commission.my_share',
  source: 'source',
  priority: 'priority',
  'dates.listing': 'dates.listing',
  'dates.listing_expiration': 'dates.listing_expiration',
  'dates.offer': 'dates.offer',
  'dates.acceptance': 'dates.acceptance',
  'dates.earnest_due': 'dates.earnest_due',
  'dates.inspection': 'dates.inspection',
  'dates.appraisal': 'dates.appraisal',
  'dates.financing': 'dates.financing',
  'dates.title': 'dates.title',
  'dates.walkthrough': 'dates.walkthrough',
  closing: 'dates.closing',
  'dates.actual_close': 'dates.actual_close',
  'dates.possession': 'dates.possession',
  'dates.lease_start': 'dates.lease_start',
  next_date: 'next_date',
  risk: 'risk',
  progress: 'progress',
  notes: 'notes',
  lost_reason: 'lost_reason',
  created_at: 'created_at',
  updated_at: 'updated_at',
  id: 'id',
} as const

/** The field that each ImportField stands for. */
export const fieldOfImportField = {
  name: 'name',
  street: 'address.street',
  unit: 'address.unit',
  city: 'address.city',
  state: 'address.state',
  zip: 'address.zip',
  mls_number: 'mls_number',
  headline: 'headline',
  representation: 'representation',
  deal_type: 'deal_type',
  status: 'status',
  phase: 'phase',
  list_price: 'list_price',
  sale_price: 'sale_price',
  earnest_money: 'earnest_money',
  source: 'source',
  priority: 'priority',
  agent: 'agents',
  notes: 'notes',
  listing: 'dates.listing',
  listing_expiration: 'dates.listing_expiration',
  offer: 'dates.offer',
  acceptance: 'dates.acceptance',
  earnest_due: 'dates.earnest_due',
  inspection: 'dates.inspection',
  appraisal: 'dates.appraisal',
  financing: 'dates.financing',
  title: 'dates.title',
  walkthrough: 'dates.walkthrough',
  closing: 'dates.closing',
  actual_close: 'dates.actual_close',
  possession: 'dates.possession',
  lease_start: 'dates.lease_start',
} as const

export const taskFields = {
  id: { label: 'Id', kind: 'id', history: false },
  created_at: { label: 'Created', kind: 'instant', history: false },
  updated_at: { label: 'Changed', kind: 'instant', history: false },
  title: { label: 'Title', kind: 'text' },
  kind: { label: 'Kind', kind: 'choice', choices: taskKindLabels },
  priority: { label: 'Priority', kind: 'choice', choices: priorityLabels },
  milestone: { label: 'Milestone', kind: 'milestone' },
  assignee: { label: 'Assignee', kind: 'person', history: 'Assigned to' },
  assignee_role: { label: 'Role', kind: 'choice', choices: agentRoleLabels, history: 'Assigned to' },
  waiting_on: { label: 'Waiting for', kind: 'choice', choices: waitingOnLabels },
  due_date: { label: 'Due', kind: 'day' },
  due_rule: { label: 'Rule of the date', kind: 'group' },
  pinned: { label: 'Pinned', kind: 'yes_no' },
  depends_on: { label: 'Comes after', kind: 'tasks' },
  client_visible: { label: 'Shown to the client', kind: 'yes_no' },
  deal_name: { label: 'Deal', kind: 'text', history: false },
  progress: { label: 'Progress', kind: 'choice', choices: progressLabels },
  proposed_date: { label: 'Proposed date', kind: 'day', history: false },
  completed_at: { label: 'Completed', kind: 'instant' },
  not_applicable_reason: { label: 'Why it does not apply', kind: 'text' },
  due_reason: { label: 'Why it is due then', kind: 'text', history: false },
  blocked_by: { label: 'Waits for', kind: 'tasks', history: false },
} as const satisfies { [path: string]: Field }
export type TaskField = keyof typeof taskFields

/** What callers write. */
export const writtenTaskFields = [
  'title',
  'kind',
  'priority',
  'milestone',
  'assignee',
  'assignee_role',
  'waiting_on',
  'due_date',
  'due_rule',
  'pinned',
  'depends_on',
  'client_visible',
  'progress',
] as const
export type WrittenTaskField = (typeof writtenTaskFields)[number]

/** What its list is filtered by, by parameter. */
export const filteredTaskFields = {
  milestone: 'milestone',
  assignee: 'assignee',
  progress: 'progress',
  kind: 'kind',
  priority: 'priority',
  waiting_on: 'waiting_on',
} as const
export type FilteredTaskField = keyof typeof filteredTaskFields

/** What undo puts back. */
export const undoableTaskFields = [
  'title',
  'kind',
  'priority',
  'milestone',
  'assignee',
  'assignee_role',
  'waiting_on',
  'due_date',
  'due_rule',
  'pinned',
  'depends_on',
  'client_visible',
  'progress',
  'completed_at',
  'not_applicable_reason',
] as const
export type UndoableTaskField = (typeof undoableTaskFields)[number]

/** What its files show, under which heads. */
export const exportedTaskFields = {
  id: 'Id',
  created_at: 'Created',
  title: 'Task',
  kind: 'Kind',
  priority: 'Priority',
  assignee: 'Assignee',
  waiting_on: 'Waiting on',
  due_date: 'Due',
  deal_name: 'Deal',
  progress: 'Progress',
  completed_at: 'Completed',
  not_applicable_reason: 'Why it does not apply',
  due_reason: 'Why it is due then',
} as const
export type ExportedTaskField = keyof typeof exportedTaskFields

export const milestoneFields = {
  id: { label: 'Id', kind: 'id', history: false },
  created_at: { label: 'Created', kind: 'instant', history: false },
  updated_at: { label: 'Changed', kind: 'instant', history: false },
  name: { label: 'Name', kind: 'text' },
  order: { label: 'Place', kind: 'number', history: false },
  due_date: { label: 'Due', kind: 'day' },
  due_rule: { label: 'Rule of the date', kind: 'group' },
  pinned: { label: 'Pinned', kind: 'yes_no' },
  client_visible: { label: 'Shown to the client', kind: 'yes_no' },
  client_text: { label: 'Words for the client', kind: 'lines' },
  progress: { label: 'Progress', kind: 'choice', choices: progressLabels },
  tasks: { label: 'Tasks', kind: 'group', history: false },
  due_reason: { label: 'Why it is due then', kind: 'text', history: false },
  completed_at: { label: 'Completed', kind: 'instant' },
} as const satisfies { [path: string]: Field }
export type MilestoneField = keyof typeof milestoneFields

/** What callers write. */
export const writtenMilestoneFields = [
  'name',
  'order',
  'due_date',
  'due_rule',
  'pinned',
  'client_visible',
  'client_text',
  'progress',
] as const
export type WrittenMilestoneField = (typeof writtenMilestoneFields)[number]

/** What undo puts back. */
export const undoableMilestoneFields = [
  'name',
  'due_date',
  'due_rule',
  'pinned',
  'client_visible',
  'client_text',
  'progress',
  'completed_at',
] as const
export type UndoableMilestoneField = (typeof undoableMilestoneFields)[number]
