/** Tasks without a deal. */
import type { Types } from 'mongoose'
import { type TaskDocument, TaskModel } from '#api/entities/tasks/task.model.ts'
import { addDays } from '#api/rules/calendar/days.ts'
import { officeHour } from './chance/calendar.ts'

const TASKS = [
  ['Call the printer about the yard signs', 'call', -1],
  ['Post the open house photos', 'todo', 0],
  ['Coffee with a past client', 'todo', 0],
  ['Renew the MLS subscription', 'todo', 4],
  ['Write the monthly letter', 'email', 9],
  ['Continuing education, module 3', 'todo', 24],
] as const

/** Each user gets all of them, one per day. */
export function drawOwnTasks({
  account,
  team,
  users,
  today,
}: {
  account: Types.ObjectId
  team: Types.ObjectId
  users: Types.ObjectId[]
  today: string
}): TaskDocument[] {
  return users.flatMap((user, shift) =>
    TASKS.map(
      ([title, kind, offset]) =>
        new TaskModel({
          account,
          team,
          title,
          kind,
          assignee: user,
          visible_to: [user],
          due_date: addDays(today, offset + shift),
          created_by: user,
          created_at: officeHour(addDays(today, -10)),
          updated_at: officeHour(addDays(today, -10)),
        }),
    ),
  )
}
