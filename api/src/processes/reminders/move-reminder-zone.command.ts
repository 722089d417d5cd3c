/** Keeps reminders at the same time of day when the account's time zone changes. */
import { trusted, type Types } from 'mongoose'
import { ReminderKind } from 'openapi/codes'
import { morningOf } from '#entities/reminders/reminder-times.ts'
import { ReminderModel } from '#entities/reminders/reminder.model.ts'
import type { Change } from '#platform/events/change.ts'
import { todayIn } from '#rules/calendar/days.ts'

/** Moves the mornings on which reminders are due. One for a moment that its user chose stays at that moment. */
export async function moveReminderZone(
  { session }: Change,
  account: Types.ObjectId,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const reminders = await ReminderModel.find({ account, next_at: trusted({ $ne: null }) }, null, { session })
  const mornings = reminders.filter(({ kind }) => kind !== ReminderKind.at)
  for (const reminder of mornings) {
    if (reminder.next_at) reminder.next_at = morningOf(todayIn(from, reminder.next_at), to)
  }
  await ReminderModel.bulkSave(mornings, { session })
}
