/**
 * What is true when a mail leaves. Some time passes between queuing a mail and sending it: a grace period, or a mail server
 * that is down. Floors above say by template whether a mail still holds; `processes/hooks.ts` lists them.
 */
import type { Types } from 'mongoose'
import type { MailData, Template } from './templates/mail-data.ts'

/** A queued mail, with what it depends on. */
export type LeavingMail<T extends Template> = {
  to: string
  data: MailData[T]
  /** The record that it tells of. */
  about: Types.ObjectId | null
  /** The portal that entitles its recipient to know. */
  portal: Types.ObjectId | null
}

/** The mail as it is true now, when to look again if it must wait, or null if it must not be sent any more. */
export type Leaving<T extends Template> = Pick<LeavingMail<T>, 'to' | 'data'> | { later: Date } | null

type Check<T extends Template> = (mail: LeavingMail<T>, at: Date) => Promise<Leaving<T>>

/** What follows once a mail was sent, or its recipient was refused for good. */
type Outcome<T extends Template> = {
  sent: (mail: LeavingMail<T>) => Promise<void>
  refused: (mail: LeavingMail<T>) => Promise<void>
}

export type MailOutcomes = { readonly [T in Template]?: Outcome<T> }

let outcomes: MailOutcomes = {}

/** Replaces what follows. */
export function attachMailOutcomes(attached: MailOutcomes): void {
  outcomes = attached
}

/** What follows once an email of this template was sent or refused. */
export const outcomeOf = <T extends Template>(template: T): Outcome<T> | undefined => outcomes[template]

export type MailChecks = { readonly [T in Template]?: Check<T> }

let attached: MailChecks | null = null

/** Replaces the checks. A template without one is sent as it was queued. */
export function attachMailChecks(checks: MailChecks): void {
  attached = checks
}

/** @throws if no checks are attached: sending without them would tell what no one may know any more */
export async function mailLeaving<T extends Template>(
  template: T,
  mail: LeavingMail<T>,
  at: Date,
): Promise<Leaving<T>> {
  if (!attached) throw new Error('No one checks mail that leaves: call attachHooks() of processes/hooks.ts first')
  const check: Check<T> | undefined = attached[template]
  return check ? check(mail, at) : mail
}
