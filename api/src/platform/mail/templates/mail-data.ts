/** All emails of the product by template name, with their data. */
import type { NotificationKind, TeamRole } from 'openapi/codes'

/** The parts of the URL that sets a password: `/set_password/{uid}/{token}`. */
type Linked = { uid: string; token: string }

/** Whom a client’s reply reaches. Letters from before it was named have none. */
type ReachedByReply = { agent_email?: string | null }

/** A client with emails about their deal. `deal` is null if they use a private link, since only they have it. */
type KnownClient = ReachedByReply & {
  first_name: string
  account_name: string
  deal: string | null
  deal_name: string
}

/**
 * Whom a notice tells, of which kind, and the ids of the records that it is about. `covering` is the person for whom a
 * stand-in is told; letters from before there were any have none.
 */
export type NoticeAbout = {
  user: string
  covering?: string | null
  kind: NotificationKind
  deal: string | null
  task: string | null
  contact: string | null
}

export type MailData = {
  /** To a person who signed up: set a password and start. */
  sign_up: Linked & { first_name: string; account_name: string }
  /** To a user whose address was used to sign up again. */
  sign_up_known: { first_name: string }
  /** To the operators: a brokerage requests an account. */
  account_request: { name: string; email: string; facts: [label: string, value: string][] }
  /** To the person who requested it. */
  account_request_received: { first_name: string; name: string }
  /** To a user who forgot the password. */
  password_reset: Linked & { first_name: string }
  /** To a user without a password who asked for a link again. */
  password_first: Linked & { first_name: string }
  /**
   * To a user whose password was changed, with the number of access tokens that were revoked. Emails that an earlier version
   * queued don't say whether the user is a client.
   */
  password_changed: { first_name: string; tokens: number; is_client?: boolean }
  /** To a user whose two-step sign-in was changed, or a recovery code of it used. */
  two_step_changed: { first_name: string; is_client: boolean; change: 'on' | 'off' | 'reset' | 'recovery_code' }
  /** To a person invited to a team who has no password yet. */
  team_invitation: Linked & {
    first_name: string
    invited_by: string
    team_name: string
    account_name: string
    role: TeamRole
  }
  /** To an active user of the account who was added to a team. */
  team_joined: { first_name: string; invited_by: string; team_name: string; role: TeamRole }
  /** To a user of another account, who cannot be added. Only they are told why. */
  team_invitation_elsewhere: { invited_by: string; team_name: string; account_name: string }
  /** To the previous and the new owner. */
  ownership_transferred: { first_name: string; account_name: string; from: string; to: string }
  /** To a client with whom a deal was shared. The link is null if they already have a password. */
  deal_shared: ReachedByReply & {
    first_name: string
    agent: string
    account_name: string
    deal: string
    deal_name: string
    link: Linked | null
  }
  /** To a client who gets a private link. */
  deal_link: ReachedByReply & {
    first_name: string
    agent: string
    account_name: string
    deal_name: string
    token: string
    expires_on: string | null
    has_passcode: boolean
  }
  /** To a user of another account, whose address cannot be used for sharing a deal. Only they are told why. */
  deal_shared_elsewhere: ReachedByReply & { agent: string; account_name: string; deal_name: string }
  /** To a client: a milestone was reached. */
  milestone_reached: KnownClient & {
    milestone: string
    done: number
    total: number
    next: string | null
  }
  /** To a client, weekly: what happened since the last email. */
  deal_digest: KnownClient & { changes: [day: string, text: string][]; done: number; total: number }
  /** To a client: bad news, in the agent's words. */
  client_message: KnownClient & { agent: string; text: string }
  /** To a user who set a reminder of a task. `due` is text, null without a date. */
  task_reminder: { first_name: string; task: string; title: string; deal_name: string; due: string | null }
  /**
   * To a user: what they want to be told of by email. `text` is a sentence, `subject` what it is about. `details` are what
   * they would look up next; letters from before there were any have none.
   */
  notice: {
    first_name: string
    text: string
    subject: string
    details?: [label: string, value: string][]
    about: NoticeAbout
  }
  /** To the stand-in of someone who will be away. `days` is text. */
  covering: { first_name: string; name: string; days: string; note: string }
  /** To a user who wants it, each morning: what the day holds, in lines with the list that each is of. */
  day_ahead: { user: string; first_name: string; day: string; lines: [list: string, text: string][] }
  /** To a contact: a step of a follow-up plan, in an agent's words. `mail` is the id of the email of the plan. */
  plan_step: {
    mail: string
    from_name: string
    agent_email: string
    subject: string
    text: string
    /** The brokerage and its mailing address. */
    footer: string
    /** What the addresses for replies and bounces have in them. */
    token: string
    reader: { account: string; contact: string; address: string }
  }
  /** To an agent: a contact replied to an email of a plan. Replying to it writes to the contact. */
  plan_reply: {
    first_name: string
    contact: string
    name: string
    address: string
    subject: string
    text: string
    files: number
  }
  /** To the operators: a user asks for help. */
  ticket: { subject: string; description: string; email: string; facts: [label: string, value: string][] }
}

export type Template = keyof MailData
