/** What happened to the open deals, as the events tell it: created, moved, a closing that slipped, tasks done. */
import { EventModel } from '#api/events/event.model.ts'
import { addDays } from '#api/records/days.ts'
import { DealStatus, Progress } from 'openapi/codes'
import { officeHour } from './calendar.ts'
import type { DemoDeal } from './deals.ts'
import type { Board } from './boards.ts'

type Told = {
  at: Date
  entity: string
  entity_id: unknown
  op: string
  diff: { path: string; from: unknown; to: unknown }[]
  cause?: string
}

/** Stores the history of the deals of a board. */
export async function insertHistory(deals: readonly DemoDeal[], board: Board, today: string): Promise<void> {
  const events = deals.flatMap((one) =>
    historyOf(one, board, today)
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map((told, i) => ({
        account: one.deal.account,
        stream: one.deal._id,
        seq: i + 1,
        actor: one.deal.agents[0]?.user,
        request_id: 'demo',
        cause: null,
        ...told,
      })),
  )
  await EventModel.insertMany(events)
}

function historyOf({ deal, plan, tasks }: DemoDeal, { phases }: Board, today: string): Told[] {
  const ofDeal = (day: string, op: string, diff: Told['diff'], cause?: string): Told => ({
    at: officeHour(day),
    entity: 'deal',
    entity_id: deal._id,
    op,
    diff,
    ...(cause && { cause }),
  })
  const { acceptance, closing, actual_close: actualClose } = plan.dates
  const events = [ofDeal(plan.createdOn, 'create', [{ path: 'name', from: null, to: deal.name }])]
  if (acceptance) {
    events.push(
      ofDeal(acceptance, 'move', [
        { path: 'phase', from: phases[1], to: phases[2] },
        { path: 'status', from: DealStatus.Active, to: DealStatus.UnderContract },
      ]),
    )
  }
  const slip = acceptance && closing ? addDays(acceptance, 6) : null
  if (slip && slip <= today && closing && deal.agents.length > 1) {
    events.push(
      ofDeal(
        slip,
        'update',
        [{ path: 'dates.closing', from: addDays(closing, -2), to: closing }],
        'The lender asked for two more days',
      ),
    )
  }
  if (actualClose)
    events.push(
      ofDeal(actualClose, 'close', [{ path: 'status', from: DealStatus.UnderContract, to: DealStatus.Closed }]),
    )
  const done = tasks.filter((task) => task.progress === Progress.COMPLETE && task.completed_at)
  for (const task of done.slice(-6)) {
    events.push({
      at: task.completed_at ?? officeHour(today),
      entity: 'task',
      entity_id: task._id,
      op: 'complete',
      diff: [{ path: 'progress', from: Progress.NOT_STARTED, to: Progress.COMPLETE }],
    })
  }
  return events
}
