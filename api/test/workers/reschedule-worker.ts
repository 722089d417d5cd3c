/** Reschedules, edits or undoes in its own process, and stops right before the commit, to be killed there. */
import { Types } from 'mongoose'
import { DealModel } from '#entities/deals/deal.model.ts'
import { connectDb } from '#platform/db.ts'
import { change } from '#platform/events/change.ts'
import { findForChange } from '#platform/reads/find.ts'
import { attachHooks } from '#processes/hooks.ts'
import { rescheduleDeal } from '#processes/rescheduling/reschedule-deal.command.ts'
import { bulkEditTasks } from '#processes/tasks/bulk-edit-tasks.command.ts'
import { undoEvent } from '#processes/undo/undo-event.command.ts'

const [uri = '', account = '', work = '', first = '', second = ''] = process.argv.slice(2)

await connectDb(uri)
attachHooks()
const id = new Types.ObjectId()
const viewer = {
  id,
  account: new Types.ObjectId(account),
  is_client: false,
  role: 'owner' as const,
  teams: [],
  time_zone: 'UTC',
}
await change({ id, account: viewer.account, requestId: 'worker' }, async (tx) => {
  const { session } = tx
  if (work === 'undo') await undoEvent(tx, viewer, first)
  else if (work === 'edit') await bulkEditTasks(tx, viewer, { tasks: first.split(','), change: { shift_days: 7 } })
  else {
    const found = await findForChange(DealModel, { id: first, scope: {}, session })
    await rescheduleDeal(tx, viewer, found, { dates: { closing: second } })
  }
  // Prints the session's id, so that the test can release its locks.
  process.stdout.write(`${String(session.id?.id.toString('hex'))} ${tx.eventIds.length}\n`)
  await new Promise((resolve) => setTimeout(resolve, 60_000))
})
