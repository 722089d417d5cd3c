/** Queues the email of a step, in the transaction that moves the contact on: it's sent if and only if they have moved on. */
import type { ContactDocument } from '#entities/contacts/contact.model.ts'
import { addressHash } from '#entities/email-blocks/email-block.model.ts'
import { readConsent } from '#entities/email-blocks/email-consent.query.ts'
import type { StoredEnrollment } from '#entities/plan-enrollments/plan-enrollment.model.ts'
import { newMailToken, PlanMailModel } from '#entities/plan-emails/plan-mail.model.ts'
import type { StoredPlan } from '#entities/plans/plan.model.ts'
import type { Change } from '#platform/events/change.ts'
import { queueMail } from '#platform/mail/queue-mail.command.ts'
import type { Step } from '#rules/plans/step.ts'
import { writePlanEmail } from './write-plan-email.query.ts'

type Sending = {
  enrollment: Pick<StoredEnrollment, '_id'>
  plan: Pick<StoredPlan, '_id'>
  contact: ContactDocument
  postal_address: string
  time_zone: string
  step: Extract<Step, { kind: 'email' }>
}

/** Returns why it isn't sent; empty if it is. */
export async function queuePlanMail(
  change: Change,
  { enrollment, plan, contact, postal_address, time_zone, step }: Sending,
): Promise<string> {
  const { session, at } = change
  const { _id, account } = contact
  if (contact.sample) return 'Sample contacts get no email.'
  if (postal_address === '') return 'The email wasn’t sent: your mailing address is missing.'
  const { usable: to, optOut } = await readConsent(contact, session)
  if (!to || optOut) return 'The email wasn’t sent: they have no address that works.'
  const written = await writePlanEmail(step, { contact: contact.toObject(), postal_address }, session)
  const { agent_email, ...kept } = written
  const token = newMailToken()
  const of = { account, contact: _id, plan: plan._id, enrollment: enrollment._id, step: step.id }
  const [mail] = await PlanMailModel.create([{ ...of, ...kept, to, time_zone, token, at }], { session })
  const { from_name, subject, text, footer } = kept
  const reader = { account: String(account), contact: String(_id), address: addressHash(account, to) }
  const data = { mail: String(mail?._id), from_name, agent_email, subject, text, footer, token, reader }
  await queueMail(change, { to, template: 'plan_step', data }, { key: `plan ${String(enrollment._id)} ${step.id}` })
  return ''
}
