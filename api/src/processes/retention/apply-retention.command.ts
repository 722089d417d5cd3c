/** Erases what is older than its account keeps it, once a night. */
import { trusted, type Types } from 'mongoose'
import { ContactStatus } from 'openapi/codes'
import { AccountModel, NOTIFICATIONS_KEPT_DAYS, type StoredAccount } from '#entities/accounts/account.model.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { NotificationModel } from '#entities/notifications/notification.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { change } from '#platform/events/change.ts'
import { eraseContact } from '#processes/personal-data/erase-contact.command.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { lostLeads, monthsBefore } from './lost-leads.query.ts'

/** Erasing reads all records of the account, so one with many old leads takes several nights. */
const LEADS_A_NIGHT = 500

const DAY_MS = 24 * 60 * 60 * 1000

/** The day for which this process has seen to each account. */
const reached = new Map<string, string>()

type Account = Pick<StoredAccount, '_id' | 'time_zone' | 'retention'>

/**
 * Erases the lost leads and deletes the notifications that are older than their account keeps them, for each account
 * where a new day has begun since this process last looked. Stops between two records if `signal` aborts. Returns how
 * many it erased.
 */
export async function applyRetention(now = new Date(), signal?: AbortSignal): Promise<number> {
  let erased = 0
  const fields = { time_zone: 1, retention: 1 }
  for await (const account of AccountModel.find({}, fields).lean<Account[]>().cursor() as AsyncIterable<Account>) {
    const today = todayIn(account.time_zone, now)
    if (signal?.aborted) break
    if (reached.get(String(account._id)) === today) continue
    erased += (await deleteNotifications(account, now)) + (await eraseLeads(account, now, signal))
    if (!signal?.aborted) reached.set(String(account._id), today)
  }
  return erased
}

async function deleteNotifications({ _id, retention }: Account, now: Date): Promise<number> {
  const days = retention?.notifications_days ?? NOTIFICATIONS_KEPT_DAYS
  // The database deletes the others by itself.
  if (days >= NOTIFICATIONS_KEPT_DAYS) return 0
  const users = await UserModel.find({ account: _id }, { _id: 1 }).lean()
  const old = {
    user: trusted({ $in: users.map((user) => user._id) }),
    created_at: trusted({ $lt: new Date(now.getTime() - days * DAY_MS) }),
  }
  return (await NotificationModel.deleteMany(old)).deletedCount
}

async function eraseLeads({ _id, retention }: Account, now: Date, signal?: AbortSignal): Promise<number> {
  const months = retention?.lost_leads_months
  if (!months) return 0
  const before = monthsBefore(now, months)
  const leads: Types.ObjectId[] = []
  for await (const lead of lostLeads(_id, before)) if (leads.push(lead) === LEADS_A_NIGHT) break
  let erased = 0
  for (const lead of leads) {
    if (signal?.aborted) break
    const actor = { id: null, account: _id, requestId: `retention-${String(lead)}` }
    const isErased = await change(actor, async (tx) => {
      // Another process may have been faster, or someone may have found the lead again.
      const still = { _id: lead, status: ContactStatus.Lost, updated_at: trusted({ $lt: before }) }
      if (!(await ContactModel.exists(still).session(tx.session))) return false
      await eraseContact(tx, _id, String(lead), null)
      return true
    })
    if (isErased) erased++
  }
  return erased
}
