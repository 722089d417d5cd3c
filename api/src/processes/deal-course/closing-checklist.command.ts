/** What is settled with the closing of a deal: its open tasks, and what its people are from then on. */
import type { ClosingContact, ClosingTask } from 'openapi'
import { Progress } from 'openapi/codes'
import { followStatus } from '#entities/contacts/contact-status.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import { type Change, originalOf } from '#platform/events/change.ts'
import { type Difference, difference } from '#platform/events/diff.ts'
import { badRequest, invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findReferred } from '#platform/reads/find.ts'
import type { Course } from '#processes/deal-save/course.query.ts'

/**
 * Finishes open tasks of the deal, or says that they do not apply. Changes documents, writes nothing. Returns the
 * differences.
 * @throws 400 for what is no open task of the deal
 */
export function finishTasks({ at }: Change, course: Course, chosen: readonly ClosingTask[]): Difference[] {
  const open = course.tasks.filter(({ progress }) => progress !== Progress.COMPLETE)
  const byId = new Map(open.map((task) => [task.id, task] as const))
  const errors = chosen.flatMap(({ task }, i) =>
    byId.has(task) ? [] : [{ field: `tasks.${i}.task`, reason: 'isn’t an open task of this deal' }],
  )
  if (errors.length > 0) throw badRequest(errors)
  return chosen.flatMap(({ task: id, outcome }) => {
    const task = byId.get(id)
    if (!task) return []
    const reason = outcome === 'not_applicable' ? 'The deal has closed' : null
    const before = { ...originalOf(task), due_date: task.due_date }
    task.set({ progress: Progress.COMPLETE, completed_at: at, not_applicable_reason: reason })
    const settled = ['progress', 'completed_at', 'not_applicable_reason']
    return difference(before, task.toObject({ depopulate: true }) as Record<string, unknown>)
      .filter(({ path }) => settled.includes(path))
      .map((one) => ({ ...one, path: `tasks.${id}.${one.path}` }))
  })
}

/**
 * Sets the status and the home anniversary of people on the deal.
 * @throws 400 for someone who is not on the deal, or whom the viewer does not see
 */
export async function updateParties(
  change: Change,
  viewer: Viewer,
  deal: DealDocument,
  contacts: readonly ClosingContact[],
): Promise<void> {
  for (const [i, { contact: id, ...fields }] of contacts.entries()) {
    const field = `contacts.${i}.contact`
    if (!deal.parties.some(({ contact }) => contact.equals(id))) throw invalid(field, 'isn’t on this deal')
    const scope = contactScope(viewer)
    const contact = await findReferred(ContactModel, { field, id, scope, session: change.session })
    contact.set(fields)
    followStatus(contact, change.at)
    await change.save(contact)
  }
}
