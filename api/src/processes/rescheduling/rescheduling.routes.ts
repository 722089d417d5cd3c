/** Rescheduling a deal, previewing a reschedule, explaining a date, and the timeline. */
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { type Change, change, write } from '#platform/events/change.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'
import { readCourse } from '#processes/deal-save/course.query.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { explainDate as explain } from './explain-date.query.ts'
import { rescheduleDeal as reschedule } from './reschedule-deal.command.ts'
import { presentTimeline } from './timeline.presenter.ts'

export const reschedulingRoutes: Operation[] = [
  operation('rescheduleDeal', teamMembers, rescheduleDeal),
  operation('explainDate', teamMembers, explainDate),
  operation('getDealTimeline', teamMembers, getDealTimeline),
]

async function rescheduleDeal(request: Request<'rescheduleDeal'>): Promise<Answer<'rescheduleDeal'>> {
  const { viewer, params, query, body, ifMatch } = request
  const work = async (tx: Change): Promise<Answer<'rescheduleDeal'>> => {
    const { session } = tx
    const deal = await findForChange(DealModel, { id: params.id, scope: dealScope(viewer), session, ifMatch })
    return { status: 200, body: await reschedule(tx, viewer, deal, { ...body, dry_run: query.dry_run }) }
  }
  return query.dry_run ? readOnly(request, work) : write(request, work)
}

async function explainDate(request: Request<'explainDate'>): Promise<Answer<'explainDate'>> {
  const { viewer, params, query } = request
  return readOnly(request, async (tx) => {
    const { session } = tx
    const deal = await findForChange(DealModel, { id: params.id, scope: dealScope(viewer), session })
    return { status: 200, body: await explain(tx, viewer, deal, query.of) }
  })
}

async function getDealTimeline(request: Request<'getDealTimeline'>): Promise<Answer<'getDealTimeline'>> {
  const { viewer, params } = request
  return readOnly(request, async (tx) => {
    const { session } = tx
    const deal = await findForChange(DealModel, { id: params.id, scope: dealScope(viewer), session })
    const course = await readCourse(tx, deal)
    return { status: 200, body: presentTimeline(deal, course, todayIn(course.calendar.timeZone, tx.at)) }
  })
}

/** Runs read-only work on one snapshot of the database. */
const readOnly = <A>({ viewer, requestId }: { viewer: Viewer; requestId: string }, work: (tx: Change) => Promise<A>) =>
  change({ id: viewer.id, account: viewer.account, requestId }, work)
