/** How one wants to be told: read, choose. */
import type { NotificationChoices, NotificationSettings } from 'openapi'
import { type Change, write } from '#platform/events/change.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { hourIn } from '#rules/calendar/wall-clock.ts'
import { withDefaults } from './channels.query.ts'
import { NotificationSettingsModel, type StoredNotificationSettings } from './notification-settings.model.ts'

export const notificationSettingsRoutes: Operation[] = [
  operation('getNotificationSettings', teamMembers, getNotificationSettings),
  operation('updateNotificationSettings', teamMembers, updateNotificationSettings),
]

async function getNotificationSettings({
  viewer,
}: Request<'getNotificationSettings'>): Promise<Answer<'getNotificationSettings'>> {
  return { status: 200, body: presentSettings(await NotificationSettingsModel.findById(viewer.id).lean()) }
}

async function updateNotificationSettings(
  request: Request<'updateNotificationSettings'>,
): Promise<Answer<'updateNotificationSettings'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const { kinds = {}, daily_mail_hour: hour } = body
    const chosen = Object.fromEntries(Object.entries(kinds).map(([kind, ways]) => [`kinds.${kind}`, ways]))
    const update = { account: viewer.account, ...chosen, ...(hour !== undefined && dailyMail(change, viewer, hour)) }
    const options = { session: change.session, upsert: true, returnDocument: 'after' } as const
    const stored = await NotificationSettingsModel.findByIdAndUpdate(viewer.id, { $set: update }, options).lean()
    return { status: 200, body: presentSettings(stored) }
  })
}

/** Today's mail is sent only if its hour is still to come. */
const dailyMail = ({ at }: Change, { time_zone: zone }: Viewer, hour: number | null) => ({
  daily_mail_hour: hour,
  daily_mail_day: hour !== null && hourIn(zone, at) >= hour ? todayIn(zone, at) : null,
})

const presentSettings = (stored: StoredNotificationSettings | null): NotificationSettings => ({
  kinds: withDefaults(stored?.kinds as NotificationChoices | undefined),
  daily_mail_hour: stored?.daily_mail_hour ?? null,
})
