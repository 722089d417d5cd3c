/** Renders a complete email from its template and data. */
import {
  accountRequestReceived,
  ownershipTransferred,
  passwordChanged,
  passwordFirst,
  passwordReset,
  signUp,
  signUpKnown,
} from './account-mail.ts'
import { clientMessage, dealDigest, dealLink, dealShared, dealSharedElsewhere, milestoneReached } from './deal-mail.ts'
import { copy } from './copy.ts'
import type { MailData, Template } from './mail-data.ts'
import { mailHtml } from './mail-html.ts'
import type { MailSettings, Writer, WrittenMail } from './mail-parts.ts'
import { mailText } from './mail-text.ts'
import { dayAhead, notice, planReply } from './notice-mail.ts'
import { accountRequest, ticket } from './operator-mail.ts'
import { planMail } from './plan-mail.ts'
import { taskReminder } from './task-mail.ts'
import { covering, teamInvitation, teamInvitationElsewhere, teamJoined } from './team-mail.ts'
import { twoStepChanged } from './two-step-mail.ts'

/** All but those that have a look of their own. */
const WRITERS: { [T in Exclude<Template, 'plan_step'>]: Writer<T> } = {
  sign_up: signUp,
  sign_up_known: signUpKnown,
  account_request: accountRequest,
  account_request_received: accountRequestReceived,
  password_reset: passwordReset,
  password_first: passwordFirst,
  password_changed: passwordChanged,
  two_step_changed: twoStepChanged,
  team_invitation: teamInvitation,
  team_joined: teamJoined,
  team_invitation_elsewhere: teamInvitationElsewhere,
  ownership_transferred: ownershipTransferred,
  deal_shared: dealShared,
  deal_link: dealLink,
  deal_shared_elsewhere: dealSharedElsewhere,
  milestone_reached: milestoneReached,
  deal_digest: dealDigest,
  client_message: clientMessage,
  task_reminder: taskReminder,
  notice,
  covering,
  day_ahead: dayAhead,
  plan_reply: planReply,
  ticket,
}

/** A line break in a name must not start another header. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/**
 * The complete email.
 * @throws if this version of the product does not have the template
 */
export function writeMail<T extends Template>(template: T, data: MailData[T], settings: MailSettings): WrittenMail {
  if (template === 'plan_step') return planMail(data as MailData['plan_step'], settings)
  if (!Object.hasOwn(WRITERS, template)) throw new Error(`There is no email "${template}"`)
  const write = WRITERS[template as Exclude<T, 'plan_step'>] as unknown as Writer<T>
  const parts = write(data, settings)
  return {
    subject: inOneLine(parts.subject),
    html: mailHtml(parts, settings),
    text: mailText(parts, settings),
    replyTo: parts.replyTo,
    ...(parts.brokerage && { fromName: inOneLine(copy.frame.via(parts.brokerage)) }),
  }
}
