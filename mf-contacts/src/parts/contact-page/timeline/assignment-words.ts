/** How a lead was assigned, in words. Pure. */
import type { TimelineAssignment } from 'openapi'
import { copy } from './copy.ts'

const inAnd = new Intl.ListFormat('en')

/** "Assigned to Maya Chen in rotation by the rule Downtown", and who was skipped for what. */
export function assignmentWords({ rule, way, people, skipped }: TimelineAssignment): string[] {
  const names = inAnd.format(people.map((name) => name || copy.someone))
  const words = copy.assignment
  const how = way === null ? words.none(names) : words[way](rule, names)
  if (skipped.length === 0) return [how]
  const reasons = skipped.map(({ person, reason }) => words.skip(person || copy.someone, words.reasons[reason]))
  return [how, words.skipped([...new Set(reasons)].join(', '))]
}
