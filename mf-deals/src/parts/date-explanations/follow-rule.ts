import type { DateExplanation, DealReschedule } from 'openapi'
import { DealDateName } from 'openapi/codes'
import { codeOf } from 'remote-kit/forms/code-of'

/** The reschedule that lets a date follow its rule: with consent if it is contractual, unpinned if it is pinned. */
export function followRule({ kind, id, held }: DateExplanation): DealReschedule {
  if (held === 'key_date') return { confirm: [id] }
  const date = kind === 'deal' ? codeOf(DealDateName, id) : undefined
  return date ? { follow: [date] } : { items: [{ id, pinned: false }] }
}
