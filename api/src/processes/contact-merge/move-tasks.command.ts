/** Moves the tasks of a contact to another, and back. */
import { trusted, type Types } from 'mongoose'
import type { KeptItem } from 'openapi'
import { type TaskDocument, TaskModel } from '#entities/tasks/task.model.ts'
import type { Change } from '#platform/events/change.ts'
import { same } from '#platform/events/diff.ts'
import { dealOfTask, saveTask } from '#processes/tasks/write-task.command.ts'
import type { Changed } from './contact-merge.model.ts'
import { lastEdit } from './move-references.command.ts'

type Owned = { _id: Types.ObjectId; owner: Types.ObjectId }

/** Moves all tasks. Those without a deal are seen by the owner of the contact. */
export async function moveTasks(change: Change, from: Types.ObjectId, to: Owned): Promise<Changed[]> {
  const tasks = await TaskModel.find({ contact: from }, null, { session: change.session })
  const moved: Changed[] = []
  for (const task of tasks) {
    const before = stateOf(task)
    task.contact = to._id
    if (!task.deal && !task.visible_to.some((user) => user.equals(to.owner))) task.visible_to.push(to.owner)
    await saveTask(change, task, await dealOfTask(change, task))
    moved.push({ id: task._id, before, after: { ...stateOf(task), version: task.version } })
  }
  return moved
}

const stateOf = (task: TaskDocument) => ({ contact: task.contact, visible_to: [...task.visible_to] })

/** Moves back the tasks that are still there. Returns those that have been edited since, and keeps that. */
export async function moveTasksBack(
  change: Change,
  kept: Types.ObjectId,
  moved: readonly Changed[],
): Promise<KeptItem[]> {
  const among = { _id: trusted({ $in: moved.map(({ id }) => id) }) }
  const tasks = await TaskModel.find(among, null, { session: change.session })
  const edited: KeptItem[] = []
  for (const task of tasks) {
    const { before, after } = moved.find(({ id }) => id.equals(task._id)) ?? {}
    if (!before || !after) continue
    if (lastEdit(task) > Number(after.version)) edited.push({ kind: 'task', id: task.id, title: task.title })
    // It is about someone else by now.
    if (!task.contact?.equals(kept)) continue
    task.contact = before.contact as Types.ObjectId
    if (same([...task.visible_to], after.visible_to)) task.set('visible_to', before.visible_to)
    await saveTask(change, task, await dealOfTask(change, task))
  }
  return edited
}
