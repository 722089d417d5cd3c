/** Whether an email of a plan may still be sent when it leaves: whoever has opted out since is not written to. */
import type { Types } from 'mongoose'
import { EmailBlockReason } from 'openapi/codes'
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { addressHash, EmailBlockModel } from '#entities/email-blocks/email-block.model.ts'
import { readConsent } from '#entities/email-blocks/email-consent.query.ts'
import { EnrollmentModel } from '#entities/plan-enrollments/plan-enrollment.model.ts'
import { PlanTriggerModel } from '#entities/plan-enrollments/plan-trigger.model.ts'
import { PlanMailModel, type StoredPlanMail } from '#entities/plan-emails/plan-mail.model.ts'
import { planSettingsOf } from '#entities/plan-settings/plan-settings.model.ts'
import { PlanModel } from '#entities/plans/plan.model.ts'
import { change } from '#platform/events/change.ts'
import type { Leaving, LeavingMail, MailChecks, MailOutcomes } from '#platform/mail/mail-leaving.ts'
import { toId } from '#platform/reads/find.ts'
import { outOfQuietHours } from '#rules/plans/waits.ts'

/** How long a held email waits before it's looked at again. */
const HELD_MS = 60_000

type PlanStep = LeavingMail<'plan_step'>

export const planMailChecks: MailChecks = { plan_step: ifWanted }
export const planMailOutcomes: MailOutcomes = {
  plan_step: {
    sent: ({ data }) => setState(toId(data.mail), { state: 'sent', sent_at: new Date() }),
    refused,
  },
}

async function ifWanted(mail: PlanStep, at: Date): Promise<Leaving<'plan_step'>> {
  const _id = toId(mail.data.mail)
  const stored = await PlanMailModel.findById(_id).lean<StoredPlanMail>()
  // It was sent by a process that died before it could say so.
  if (stored?.state !== 'queued') return null
  const enrollment = await EnrollmentModel.findById(stored.enrollment).lean()
  const contact = await ContactModel.findOne({ _id: stored.contact, merged_into: null }).lean<StoredContact>()
  const consent = contact && (await readConsent(contact))
  if (!contact || !consent?.usable || !enrollment || enrollment.state === 'stopped') return drop(_id)
  const settings = await planSettingsOf(stored.account)
  const plan = await PlanModel.findById(stored.plan, { paused_at: 1 }).lean()
  const happened = await PlanTriggerModel.exists({ contact: stored.contact })
  const isHeld = enrollment.state === 'paused' || plan?.paused_at || settings.paused_at || happened
  if (isHeld) return { later: new Date(at.getTime() + HELD_MS) }
  const later = outOfQuietHours(at, settings, stored.time_zone)
  if (later > at) return { later }
  if (consent.usable === mail.to) return mail
  await PlanMailModel.updateOne({ _id }, { $set: { to: consent.usable } })
  const reader = {
    ...mail.data.reader,
    contact: String(contact._id),
    address: addressHash(contact.account, consent.usable),
  }
  return { to: consent.usable, data: { ...mail.data, reader } }
}

async function drop(_id: Types.ObjectId): Promise<null> {
  await setState(_id, { state: 'dropped' })
  return null
}

async function setState(
  _id: Types.ObjectId,
  set: { state: 'sent' | 'dropped' | 'bounced'; sent_at?: Date },
): Promise<void> {
  await PlanMailModel.updateOne({ _id, state: 'queued' }, { $set: set })
}

/** The reader's own mail server says that there is no such address. */
async function refused({ data }: PlanStep): Promise<void> {
  const mail = await PlanMailModel.findById(data.mail).lean<StoredPlanMail>()
  if (!mail) return
  await setState(mail._id, { state: 'bounced' })
  const { account, to } = mail
  await change({ id: null, account, requestId: `plan-mail-${data.mail}` }, async (tx) => {
    const addresses = [addressHash(account, to)]
    await tx.save(new EmailBlockModel({ account, addresses, reason: EmailBlockReason.bounce, at: tx.at }))
  })
}
