/** Files the contract of a deal as failed, and puts the deal back on the market, exactly as previewed. */
import type { ContractFail, ContractFailure } from 'openapi'
import { ContractState, DealStatus, TaskFate } from 'openapi/codes'
import { contractDates } from '#entities/deal-contracts/contract-terms.ts'
import type { DealContractDocument } from '#entities/deal-contracts/deal-contract.model.ts'
import { clientRoles } from '#entities/deals/client-roles.ts'
import { changeStatus } from '#entities/deals/change-status.command.ts'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import { type Change, originalOf } from '#platform/events/change.ts'
import { type Difference, difference } from '#platform/events/diff.ts'
import { conflict, invalid, preconditionFailed, unprocessable } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { digest } from '#platform/records/digest.ts'
import { unsettle } from '#processes/deal-phases/enter-phase.command.ts'
import { type Course, readCourse } from '#processes/deal-save/course.query.ts'
import { saveDealWithCourse } from '#processes/deal-save/save-deal.command.ts'
import { planMoves } from '#processes/rescheduling/plan-rescheduling.ts'
import { scheduleState } from '#processes/rescheduling/schedule-state.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { followContract } from './follow-contract.command.ts'
import { namedParties } from './party-names.query.ts'
import { countingFromContract, type Fated, fatesOf, reset, retire } from './task-fates.ts'

/** Whether this status ends the deal's contract: back on the market. */
export const failsContract = ({ status: from }: DealDocument, to: DealStatus | undefined): boolean =>
  from === DealStatus.UnderContract && to === DealStatus.Active

/** The deal as it is without its contract. It is not saved yet. */
export type Failed = { course: Course; also: Difference[]; outcome: Omit<ContractFailure, 'applied' | 'event'> }

/**
 * Puts the deal back on the market.
 * @throws as `takeContractOff`
 */
export async function failContract(
  change: Change,
  viewer: Viewer,
  deal: DealDocument,
  body: ContractFail,
): Promise<Omit<ContractFailure, 'applied'>> {
  const { course, also, outcome } = await takeContractOff(change, viewer, deal, body)
  const before = change.eventIds.length
  await saveDealWithCourse(change, deal, course, { op: 'fail_contract', cause: body.reason ?? '', also })
  return { ...outcome, event: change.eventIds[before] ?? null }
}

/**
 * Files the contract as failed, and takes its terms off the deal and its tasks, in memory.
 * @throws 400 for choices about something that is not of this deal, 409 if it is not under contract, 412 if the outcome
 *   differs from the given `preview`, 422 for a day in the future or before the contract
 */
export async function takeContractOff(
  change: Change,
  viewer: Viewer,
  deal: DealDocument,
  body: ContractFail,
): Promise<Failed> {
  const contract = deal.status === DealStatus.UnderContract ? await followContract(change, deal) : null
  if (!contract) throw conflict('This deal isn’t under contract')
  const failedOn = requireDay(viewer, contract, body.failed_on ?? todayIn(viewer.time_zone, change.at))
  const course = await readCourse(change, deal)
  const was = scheduleState(deal, course, change.at)
  const fated = fatesOf(course, contract, body.tasks)
  const leaving = leavingParties(deal, body.stay ?? [])
  contract.set({
    state: ContractState.failed,
    failed_at: change.at,
    ended_on: failedOn,
    reason: body.reason ?? '',
    parties: await namedParties(change, contract.parties),
    tasks: fated.map((one) => taskThen(viewer, one)),
  })
  await change.saveDerived(contract)

  clearTerms(deal, leaving)
  changeStatus(viewer, deal, DealStatus.Active)
  await unsettle(change, deal)
  const confirmed = meetFates(change, course, fated)
  const { moves } = planMoves(deal, course, { was, at: change.at, confirmed })
  const left = contract.toObject().parties.filter(({ contact }) => leaving.has(String(contact)))
  const told = {
    moved: moves.moved,
    tasks: fated.map(presentFate),
    leaving: left.map(({ contact, role, name }) => ({ contact: String(contact), role, name })),
  }
  const preview = digest(told)
  if (body.preview !== undefined && body.preview !== preview) throw preconditionFailed()
  return { course, also: changesOf(course), outcome: { ...told, preview, contract: contract.id } }
}

function requireDay(viewer: Viewer, { opened_on: openedOn }: DealContractDocument, day: string): string {
  const errors = [
    ...(day > todayIn(viewer.time_zone) ? [{ field: 'failed_on', reason: 'can’t be in the future' }] : []),
    ...(openedOn && day < openedOn
      ? [{ field: 'failed_on', reason: `can’t be before the contract (${openedOn})` }]
      : []),
  ]
  if (errors.length > 0) throw unprocessable('Check the day the contract fell through', errors)
  return day
}

/** The ids of the contacts who leave the deal with its contract: all but the clients and those who are to stay. */
function leavingParties({ parties, representation }: DealDocument, stay: readonly string[]): ReadonlySet<string> {
  const known = new Set(parties.map(({ contact }) => String(contact)))
  const stranger = stay.findIndex((id) => !known.has(id))
  if (stranger >= 0) throw invalid(`stay.${stranger}`, 'isn’t on this deal')
  const clients = parties.filter(({ role }) => clientRoles[representation].includes(role))
  const kept = new Set([...clients.map(({ contact }) => String(contact)), ...stay])
  return new Set([...known].filter((id) => !kept.has(id)))
}

function clearTerms(deal: DealDocument, leaving: ReadonlySet<string>): void {
  deal.set({ contract: null, sale_price: null, earnest_money: null })
  if (leaving.size > 0) {
    deal.set(
      'parties',
      deal.parties.filter(({ contact }) => !leaving.has(String(contact))),
    )
  }
  for (const name of contractDates) deal.set(`dates.${name}`, null)
  // Pinned dates would keep the next contract's from following.
  for (const rule of deal.date_rules) if (contractDates.includes(rule.date)) rule.pinned = false
}

/** Changes the tasks, and the milestones that go with them. Returns the ids of all that start over. */
function meetFates(change: Change, course: Course, fated: readonly Fated[]): ReadonlySet<string> {
  const counts = countingFromContract(course)
  const fresh = [
    ...fated.filter(({ fate }) => fate === TaskFate.reset).map(({ task }) => task),
    ...course.milestones.filter(({ id }) => counts.has(id)),
  ]
  for (const item of fresh) reset(item)
  for (const { task, fate } of fated) if (fate === TaskFate.retire) retire(task, change.at)
  return new Set(fresh.map(({ id }) => id))
}

const taskThen = ({ time_zone }: Viewer, { task, fate }: Fated) => ({
  task: task._id,
  title: task.title,
  due_date: task.due_date,
  completed_on: task.completed_at ? todayIn(time_zone, task.completed_at) : null,
  fate,
})

const presentFate = ({ task, proposed, fate }: Fated) => {
  const { title, due_date, progress } = originalOf(task) as Pick<typeof task, 'title' | 'due_date' | 'progress'>
  return { id: task.id, title, due_date: due_date ?? null, progress, proposed, fate }
}

const changesOf = ({ tasks, milestones }: Course): Difference[] =>
  [...tasks.map((one) => ['tasks', one] as const), ...milestones.map((one) => ['milestones', one] as const)].flatMap(
    ([list, item]) =>
      difference(originalOf(item), item.toObject({ depopulate: true }) as Record<string, unknown>).map((one) => ({
        ...one,
        path: `${list}.${item.id}.${one.path}`,
      })),
  )
