/** Contacts in follow-up plans: list, start, pause, resume, stop. */
import type { Document } from 'mongodb'
import type { PlanEnrollment, PlanStart, PlanStarted } from 'openapi'
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { withCustomFilter } from '#entities/custom-fields/custom-filter.query.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import { listedContactFilter } from '#entities/contacts/contact-work.query.ts'
import { type EnrollmentDocument, EnrollmentModel } from '#entities/plan-enrollments/plan-enrollment.model.ts'
import { enrollmentScope } from '#entities/plan-enrollments/plan-enrollment.policy.ts'
import { enrollmentPresenter } from '#entities/plan-enrollments/plan-enrollment.presenter.ts'
import { PlanModel } from '#entities/plans/plan.model.ts'
import { planScope } from '#entities/plans/plan.policy.ts'
import { type Change, write } from '#platform/events/change.ts'
import { dryRun } from '#platform/events/dry-run.ts'
import { conflict, invalid } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { Json } from '#platform/json/wire.ts'
import { findForChange, findReferred, toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { sendsEmail } from '#rules/plans/step.ts'
import { readCourse, setDue, stop } from './move-on.command.ts'
import { named } from './name-enrollments.query.ts'
import { holdPlan, startFor } from './start-plan.command.ts'
import { needsAddress } from './write-plan.command.ts'

export const enrollmentsRoutes: Operation[] = [
  operation('listPlanEnrollments', teamMembers, listPlanEnrollments),
  operation('startPlan', teamMembers, startPlan),
  operation('updatePlanEnrollment', teamMembers, updatePlanEnrollment),
]

/** How many contacts one call starts a plan for. */
const MOST_STARTS = 500

async function listPlanEnrollments(request: Request<'listPlanEnrollments'>): Promise<Answer<'listPlanEnrollments'>> {
  const { viewer, query } = request
  const { plan, contact, state } = query
  const scope = await enrollmentScope(viewer, contact)
  const asked = { ...(plan && { plan: toId(plan) }), ...(state && { state: { $in: state } }) }
  const filter = { $and: [scope, asked] }
  const list = { ...asked, contact: contact ?? null }
  const found = (await page(enrollmentPresenter, { viewer, filter, asked: list, sort: '-created_at', query })).value()
  return { status: 200, body: { ...found, results: await named(found.results) } }
}

async function startPlan(request: Request<'startPlan'>): Promise<Answer<'startPlan'>> {
  const { viewer, body, query } = request
  const work = async (change: Change): Promise<Answer<'startPlan'>> => {
    const done = await start(change, viewer, body)
    return { status: 200, body: query.dry_run ? { ...done, events: [] } : done }
  }
  return query.dry_run ? dryRun(request, work) : write(request, work)
}

async function start(change: Change, viewer: Viewer, body: PlanStart): Promise<PlanStarted> {
  const { session } = change
  const plan = await findReferred(PlanModel, { field: 'plan', id: body.plan, scope: planScope(viewer), session })
  if (plan.steps.length === 0) throw conflict('This plan has no steps yet', 'Add one first.')
  const course = await readCourse(viewer.account, session)
  if (sendsEmail(plan.steps) && course.settings.postal_address === '') throw needsAddress()
  const contacts = await contactsOf(change, viewer, body)
  const result: PlanStarted = { started: [], skipped: [], events: [] }
  await holdPlan(change, plan)
  const first = change.eventIds.length
  for (const [id, contact] of contacts) {
    if (!contact) result.skipped.push({ id, name: null, reason: 'isn’t one of your contacts' })
    else {
      const one = { id, name: contactName(contact) }
      const reason = await startFor(change, { plan: plan.toObject(), contact, course, by_rule: false })
      if (reason) result.skipped.push({ ...one, reason })
      else result.started.push(one)
    }
  }
  return { ...result, events: change.eventIds.slice(first) }
}

/** Those who are named, or match right now. Null for one that the viewer doesn't see. */
async function contactsOf(
  { session }: Change,
  viewer: Viewer,
  { contacts: ids, filters }: PlanStart,
): Promise<Map<string, StoredContact | null>> {
  if (Boolean(ids) === Boolean(filters)) throw invalid('contacts', 'or filters is required, and not both')
  const among: Document = ids
    ? { $and: [{ _id: { $in: ids.map(toId) } }, contactScope(viewer)] }
    : await listedContactFilter(viewer, await withCustomFilter(viewer, 'contact', filters ?? {}))
  const found = await ContactModel.collection
    .find<StoredContact>(among, { session })
    .limit(MOST_STARTS + 1)
    .toArray()
  if (found.length > MOST_STARTS)
    throw invalid('filters', `match more than ${MOST_STARTS} contacts: narrow the list, or select some of them`)
  const byId = new Map(found.map((one) => [String(one._id), one]))
  return new Map((ids ?? [...byId.keys()]).map((id) => [id, byId.get(id) ?? null]))
}

async function updatePlanEnrollment(request: Request<'updatePlanEnrollment'>): Promise<Answer<'updatePlanEnrollment'>> {
  const { viewer, params, body, ifMatch } = request
  return write(request, async (change) => {
    const { session } = change
    const scope = await enrollmentScope(viewer)
    const enrollment = await findForChange(EnrollmentModel, { id: params.id, scope, session, ifMatch })
    if (enrollment.step === null) throw conflict('This plan is already over for them')
    await setState(change, enrollment, body.state)
    return { status: 200, body: await presentIn(change, viewer, enrollment) }
  })
}

const OPS = { active: 'resume', paused: 'pause', stopped: 'stop' } as const

/** Pauses, resumes or stops it for the contact, and saves it. */
export async function setState(
  change: Change,
  enrollment: EnrollmentDocument,
  state: 'active' | 'paused' | 'stopped',
  cause?: string,
): Promise<void> {
  const plan = await PlanModel.findById(enrollment.plan, null, { session: change.session }).orFail()
  if (state === 'stopped') stop(enrollment, 'by_hand', change.at)
  else {
    enrollment.state = state
    setDue(enrollment, plan, await readCourse(enrollment.account, change.session))
    await holdPlan(change, plan)
  }
  const told = { op: cause ? 'undo' : OPS[state], stream: enrollment.contact, cause: cause ?? plan.name }
  await change.save(enrollment, told)
}

async function presentIn(
  { session }: Change,
  viewer: Viewer,
  { _id: id }: EnrollmentDocument,
): Promise<Json<PlanEnrollment>> {
  const shown = await present(enrollmentPresenter, { viewer, id, session })
  const [one] = await named([shown.value()], session)
  return new Json<PlanEnrollment>(JSON.stringify(one), shown.version)
}
