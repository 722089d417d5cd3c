/** What a change of a plan means for the people who are in it. */
import { trusted } from 'mongoose'
import type { PlanChanged } from 'openapi'
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { type EnrollmentDocument, EnrollmentModel, OPEN } from '#entities/plan-enrollments/plan-enrollment.model.ts'
import type { PlanDocument } from '#entities/plans/plan.model.ts'
import type { Change } from '#platform/events/change.ts'
import { newlyPassed, placeAfterChange } from '#rules/plans/positions.ts'
import type { Step } from '#rules/plans/step.ts'
import { arrive, type Course, dueAt, readCourse, setDue, stop } from './move-on.command.ts'

type Effect = Pick<PlanChanged, 'people' | 'moved' | 'passed' | 'ends_for' | 'due_now'>

/** Everyone in the plan, paused or not. */
export const peopleIn = (
  { session }: Change,
  { _id: plan }: Pick<PlanDocument, '_id'>,
): Promise<EnrollmentDocument[]> => EnrollmentModel.find({ plan, step: trusted(OPEN.step) }, null, { session })

/**
 * Takes the people who are in a plan along with a change of it. They are saved without events: the one of the plan says all.
 * The plan has its new steps; `before` are the old ones.
 */
export async function takeAlong(change: Change, plan: PlanDocument, before: readonly Step[]): Promise<Effect> {
  const people = await peopleIn(change, plan)
  const steps = { before, after: plan.steps }
  const moves = new Map<string, { from: string; to: string | null; people: number }>()
  const passed = new Map<number, number>()
  let ends = 0
  let dueNow = 0
  const course = people.length > 0 ? await readCourse(plan.account, change.session) : null
  const readers = await readersOf(change, people)
  for (const one of people) {
    const from = one.step ?? ''
    const done = new Set(one.done)
    const waited = !isDue(one, change.at)
    const to = placeAfterChange(steps, { at: from, done })
    if (course)
      await moveOn(change, one, { to, course, plan, reader: readers.get(String(one.contact)) ?? { address: {} } })
    for (const at of newlyPassed(steps, to?.id ?? null)) passed.set(at, (passed.get(at) ?? 0) + 1)
    if (!to) ends++
    if (waited && isDue(one, change.at)) dueNow++
    if (to?.id === from) continue
    const key = `${from} ${to?.id ?? ''}`
    const known = moves.get(key) ?? { from, to: to?.id ?? null, people: 0 }
    moves.set(key, { ...known, people: known.people + 1 })
  }
  return {
    people: people.length,
    moved: [...moves.values()],
    passed: [...passed]
      .map(([at, count]) => ({ position: at + 1, people: count }))
      .toSorted((a, b) => a.position - b.position),
    ends_for: ends,
    due_now: dueNow,
  }
}

const isDue = ({ due_at: due }: EnrollmentDocument, at: Date): boolean => Boolean(due && due <= at)

type Reader = Pick<StoredContact, 'address'>
type To = { to: Step | null; course: Course; plan: PlanDocument; reader: Reader }

/** Whoever stays at a step waits as long as it says now. */
async function moveOn(change: Change, one: EnrollmentDocument, { to, course, plan, reader }: To): Promise<void> {
  if (to && to.id === one.step) {
    if (to.kind === 'wait') one.next_at = dueAt(to, one.arrived_at ?? change.at, course, reader)
    setDue(one, plan, course)
  } else arrive(one, to, { at: change.at, course, plan, reader })
  await change.saveDerived(one)
}

async function readersOf({ session }: Change, people: readonly EnrollmentDocument[]): Promise<Map<string, Reader>> {
  const ids = people.map(({ contact }) => contact)
  const found = await ContactModel.collection
    .find<StoredContact>({ _id: { $in: ids } }, { session, projection: { address: 1 } })
    .toArray()
  return new Map(found.map((one) => [String(one._id), one]))
}

/** The plan ends for everyone who is in it. */
export async function stopAll(change: Change, plan: PlanDocument): Promise<void> {
  for (const one of await peopleIn(change, plan)) {
    stop(one, 'plan_deleted', change.at)
    await change.saveDerived(one)
  }
}
