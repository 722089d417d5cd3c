/** The form that changes several contacts. Empty fields stay as they are. */
import type { ContactsEdit } from 'openapi'
import { ContactSource, ContactStatus, ContactTemperature } from 'openapi/codes'
import { codeOf } from 'remote-kit/forms/code-of'
import { copy } from './copy.ts'

/** What the fields hold: ids and codes as text, or empty. */
export interface ContactsDraft {
  owner: string
  status: string
  lost_reason: string
  temperature: string
  source: string
  follow_up: '' | 'day' | 'none'
  follow_up_day: string
  add_label: string
  remove_label: string
}

export const NOTHING_CHANGED: ContactsDraft = {
  owner: '',
  status: '',
  lost_reason: '',
  temperature: '',
  source: '',
  follow_up: '',
  follow_up_day: '',
  add_label: '',
  remove_label: '',
}

/** A field, or `root` for the form, and what is wrong with it. */
export type ContactsProblem = [field: keyof ContactsDraft | 'root', message: string]

/** The change as the API takes it, or the problems by field. */
export function contactsEditOf(draft: ContactsDraft): { change: ContactsEdit } | { problems: ContactsProblem[] } {
  const problems: ContactsProblem[] = []
  const status = codeOf(ContactStatus, draft.status)
  const temperature = codeOf(ContactTemperature, draft.temperature)
  const source = codeOf(ContactSource, draft.source)
  const reason = draft.lost_reason.trim()
  const isLost = status === ContactStatus.Lost
  if (isLost && reason === '') problems.push(['lost_reason', copy.problems.reasonMissing])
  if (draft.follow_up === 'day' && !draft.follow_up_day) problems.push(['follow_up_day', copy.problems.dayMissing])
  if (draft.add_label && draft.add_label === draft.remove_label)
    problems.push(['remove_label', copy.problems.sameLabel])
  if (problems.length > 0) return { problems }
  const change: ContactsEdit = {
    ...(draft.owner && { owner: draft.owner }),
    ...(status !== undefined && { status }),
    ...(isLost && { lost_reason: reason }),
    ...(temperature !== undefined && { temperature }),
    ...(source !== undefined && { source }),
    ...(draft.follow_up && { next_follow_up: draft.follow_up === 'day' ? draft.follow_up_day : null }),
    ...(draft.add_label && { add_labels: [draft.add_label] }),
    ...(draft.remove_label && { remove_labels: [draft.remove_label] }),
  }
  return Object.keys(change).length === 0 ? { problems: [['root', copy.problems.nothingChosen]] } : { change }
}
