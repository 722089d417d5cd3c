/** What the demo's agents find in their inbox. */
import type { Types } from 'mongoose'
import { DealStatus, NotificationKind } from 'openapi/codes'
import { NotificationModel } from '#api/entities/notifications/notification.model.ts'
import { addDays } from '#api/rules/calendar/days.ts'
import { officeHour } from './chance/calendar.ts'
import type { DemoDeal } from './deals.ts'

type Drawn = {
  kind: NotificationKind
  text: string
  /** How many days ago. */
  ago: number
  /** Which of the user's deals under contract it is about. */
  deal: number
  /** It is about the deal's next open task. */
  ofTask?: boolean
  isRead?: boolean
}

const NOTIFICATIONS: readonly Drawn[] = [
  { kind: NotificationKind.assigned, text: 'Priya Raman assigned you a task', ago: 0, deal: 0, ofTask: true },
  { kind: NotificationKind.mentioned, text: 'Priya Raman mentioned you in a note', ago: 1, deal: 0 },
  { kind: NotificationKind.rescheduled, text: 'Priya Raman moved the dates of 3 of your tasks', ago: 1, deal: 1 },
  { kind: NotificationKind.joined, text: 'Ellen Brandt added you to a deal', ago: 3, deal: 2, isRead: true },
  { kind: NotificationKind.reminder, text: 'Reminder', ago: 4, deal: 1, ofTask: true, isRead: true },
]

export type InboxSetting = {
  account: Types.ObjectId
  users: readonly Types.ObjectId[]
  /** Who did it all. */
  actor: Types.ObjectId
  deals: readonly DemoDeal[]
  today: string
}

/** Stores the same notifications for each user, about the deals under contract that they lead. */
export async function insertInboxes({ account, users, actor, deals, today }: InboxSetting): Promise<void> {
  const inboxes = users.flatMap((user) => {
    const own = deals.filter(
      ({ deal }) => deal.status === DealStatus.UnderContract && deal.agents[0]?.user.equals(user),
    )
    return NOTIFICATIONS.flatMap(({ kind, text, ago, deal: index, ofTask = false, isRead = false }) => {
      const { deal, tasks } = own[index] ?? {}
      const task = ofTask ? tasks?.find(({ completed_at }) => !completed_at) : undefined
      if (!deal || (ofTask && !task)) return []
      const at = officeHour(addDays(today, -ago), 14)
      return {
        account,
        user,
        kind,
        text,
        subject: task ? `${task.title}, ${deal.name}` : deal.name,
        deal: deal._id,
        deal_name: deal.name,
        task: task?._id ?? null,
        actor,
        created_at: at,
        read_at: isRead ? at : null,
      }
    })
  })
  await NotificationModel.insertMany(inboxes)
}
