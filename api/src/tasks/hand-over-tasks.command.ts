/** Gives the open tasks of somebody who goes to somebody else. */
import { trusted } from 'mongoose'
import { Progress } from 'openapi/codes'
import type { Handover } from '../deals/hand-over-deals.command.ts'
import type { Change } from '../events/change.ts'
import type { Viewer } from '../http/viewer.ts'
import { TaskModel } from './task.model.ts'
import { dealOfTask, updateTask } from './write-task.command.ts'

/** The tasks of the team that `from` is to do. Those given to a role follow the deal's agents: hand over the deals first. */
export async function handOverTasks(change: Change, viewer: Viewer, { team, from, to }: Handover): Promise<void> {
  const open = { team, assignee: from, assignee_role: null, progress: trusted({ $ne: Progress.COMPLETE }) }
  const found = await TaskModel.find(open, { _id: 1 }).session(change.session).lean()
  for (const { _id } of found) {
    // Read one by one: saving one task of a deal may move the others.
    const task = await TaskModel.findById(_id).session(change.session).orFail()
    await updateTask(change, viewer, task, { assignee: to }, await dealOfTask(change, task))
  }
}
