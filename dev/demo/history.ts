/** The events of the open deals: created, moved, a postponed closing, completed tasks. */
import { Types } from 'mongoose'
import { DealStatus, Progress } from 'openapi/codes'
import { appendEvents } from '#api/platform/events/append-events.ts'
import { addDays } from '#api/rules/calendar/days.ts'
import type { Board } from './boards.ts'
import { officeHour } from './chance/calendar.ts'
import type { DemoDeal } from './deals.ts'
import { type DemoEvent, replayable } from './replayable-events.ts'

/** Stores the history of the deals of a board. */
export async function insertHistory(deals: readonly DemoDeal[], board: Board, today: string): Promise<void> {
  const events = deals.flatMap((one) => {
    const drawn = historyOf(one, board, today).toSorted((a, b) => a.at.getTime() - b.at.getTime())
    return replayable(one, drawn).map(({ hidden: _hidden, ...event }) => ({
      _id: new Types.ObjectId(),
      account: one.deal.account,
      stream: one.deal._id,
      actor: one.deal.agents[0]?.user ?? null,
      request_id: 'demo',
      cause: null,
      ...event,
    }))
  })
  await appendEvents(events)
}

function historyOf({ deal, plan, tasks }: DemoDeal, { phases }: Board, today: string): DemoEvent[] {
  const ofDeal = (
    day: string,
    op: string,
    diff: DemoEvent['diff'],
    more: Pick<DemoEvent, 'cause' | 'hidden'> = {},
  ): DemoEvent => ({
    at: officeHour(day),
    entity: 'deal',
    entity_id: deal._id,
    op,
    diff,
    ...more,
  })
  const { acceptance, closing, actual_close: actualClose } = plan.dates
  const events = [ofDeal(plan.createdOn, 'create', [{ path: 'name', from: null, to: deal.name }])]
  if (acceptance) {
    const agreed = ['dates.acceptance', 'sale_price'].map((path) => ({
      path,
      from: null,
      to: deal.get(path) as unknown,
    }))
    const moved = [
      { path: 'phase', from: phases[1], to: phases[2] },
      { path: 'status', from: DealStatus.Active, to: DealStatus.UnderContract },
    ]
    events.push(ofDeal(acceptance, 'move', moved, { hidden: agreed }))
  }
  const slip = acceptance && closing ? addDays(acceptance, 6) : null
  if (slip && slip <= today && closing && deal.agents.length > 1) {
    const later = [{ path: 'dates.closing', from: addDays(closing, -2), to: closing }]
    events.push(ofDeal(slip, 'update', later, { cause: 'The lender asked for two more days' }))
  }
  if (actualClose) {
    const closed = [{ path: 'status', from: DealStatus.UnderContract, to: DealStatus.Closed }]
    const moved = [
      { path: 'phase', from: phases[2], to: phases[3] },
      { path: 'dates.actual_close', from: null, to: actualClose },
    ]
    events.push(ofDeal(actualClose, 'close', closed, { hidden: moved }))
  }
  return [...events, ...doneTasks(tasks, today)]
}

/** As many tasks as the history of a deal shows. */
const SHOWN_TASKS = 6

function doneTasks(tasks: DemoDeal['tasks'], today: string): DemoEvent[] {
  const done = tasks.filter((task) => task.progress === Progress.COMPLETE && task.completed_at)
  return done.map((task, i): DemoEvent => {
    const at = task.completed_at ?? officeHour(today)
    const isShown = i >= done.length - SHOWN_TASKS
    const hidden = [{ path: 'completed_at', from: null, to: at }]
    const diff = [{ path: 'progress', from: Progress.NOT_STARTED, to: Progress.COMPLETE }]
    return { at, entity: 'task', entity_id: task._id, op: isShown ? 'complete' : 'follow', diff, hidden }
  })
}
