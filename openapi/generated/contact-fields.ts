// Generated from the OpenAPI contract by `pnpm generate`. Do not edit.

import { activityDirectionLabels, activityKindLabels, contactSourceLabels, contactStatusLabels, contactTemperatureLabels, representationLabels } from './codes.ts'
import type { Field } from './field.ts'

export const contactFields = {
  id: { label: 'ID', kind: 'id', history: false },
  created_at: { label: 'Created', kind: 'instant', history: false },
  updated_at: { label: 'Updated', kind: 'instant', history: false },
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
  representation: { label: 'Side', kind: 'choice', choices: representationLabels },
  price: { label: 'Price', kind: 'money' },
  lost_reason: { label: 'Reason lost', kind: 'text' },
  notes: { label: 'Notes', kind: 'lines' },
  custom_fields: { label: 'Custom fields', kind: 'group' },
  status_since: { label: 'In status since', kind: 'instant', history: false },
  first_touch_at: { label: 'First contacted', kind: 'instant', history: false },
  last_touch_at: { label: 'Last contacted', kind: 'instant', history: false },
  last_touch_kind: { label: 'Last contacted by', kind: 'choice', choices: activityKindLabels, history: false },
  last_touch_direction: { label: 'Last contacted, direction', kind: 'choice', choices: activityDirectionLabels, history: false },
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
  'representation',
  'price',
  'lost_reason',
  'notes',
  'custom_fields',
] as const
export type WrittenContactField = (typeof writtenContactFields)[number]

/** What its list is filtered by, by parameter. */
export const filteredContactFields = {
  status: 'status',
  temperature: 'temperature',
  source: 'source',
  labels: 'labels',
  owner: 'owner',
  custom_fields: 'custom_fields',
} as const
export type FilteredContactField = keyof typeof filteredContactFields

/** What undo puts back. */
export const undoableContactFields = [
  'first_name',
  'last_name',
  'company',
  'emails',
  'phones',
  'address',
  'status',
  'temperature',
  'source',
  'labels',
  'owner',
  'birthday',
  'home_anniversary',
  'next_follow_up',
  'representation',
  'price',
  'lost_reason',
  'notes',
  'custom_fields',
] as const
export type UndoableContactField = (typeof undoableContactFields)[number]

/** What its files show, under which heads. */
export const exportedContactFields = {
  id: 'ID',
  created_at: 'Created',
  updated_at: 'Updated',
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
  representation: 'Side',
  price: 'Price',
  lost_reason: 'Reason lost',
  notes: 'Notes',
  last_touch_at: 'Last contacted',
  last_touch_kind: 'Last contacted by',
  last_touch_direction: 'Last contacted, direction',
} as const
export type ExportedContactField = keyof typeof exportedContactFields
