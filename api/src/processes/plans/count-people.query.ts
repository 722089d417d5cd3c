/** How many people are or were in plans. */
import type { ClientSession } from 'mongoose'
import type { Plan } from 'openapi'
import { EnrollmentModel } from '#entities/plan-enrollments/plan-enrollment.model.ts'
import { toId } from '#platform/reads/find.ts'

type Row = { _id: { plan: unknown; state: 'active' | 'paused' | 'finished' | 'stopped'; replied: boolean }; n: number }

/** The plans with the number of their people. */
export async function withPeople(plans: readonly Plan[], session?: ClientSession): Promise<Plan[]> {
  const [first] = plans
  if (!first) return []
  const among = { plan: { $in: plans.map(({ id }) => toId(id)) } }
  const group = { plan: '$plan', state: '$state', replied: { $eq: ['$stop_reason', 'replied'] } }
  const rows = await EnrollmentModel.collection
    .aggregate<Row>([{ $match: among }, { $group: { _id: group, n: { $sum: 1 } } }], session && { session })
    .toArray()
  return plans.map((plan) => {
    const people = { active: 0, paused: 0, finished: 0, stopped: 0, replied: 0 }
    for (const { _id, n } of rows) {
      if (String(_id.plan) !== plan.id) continue
      people[_id.state] += n
      if (_id.replied) people.replied += n
    }
    return { ...plan, people }
  })
}
