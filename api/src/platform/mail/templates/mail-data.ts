/** Every mail that the product sends, by name, with what it tells. */
import type { TeamRole } from 'openapi/codes'

/** The address of a link that sets a password: `/set_password/{uid}/{token}`. */
type Linked = { uid: string; token: string }

/** A client who hears of their deal; `deal` is null where they come in by a private link, which nobody else has. */
type KnownClient = { first_name: string; account_name: string; deal: string | null; deal_name: string }

export type MailData = {
  /** To whoever signed up: set a password and begin. */
  sign_up: Linked & { first_name: string; account_name: string }
  /** To a user whose address was used to sign up once more. */
  sign_up_known: { first_name: string }
  /** To the operators: a brokerage asks for an account. */
  account_request: { name: string; email: string; facts: [label: string, value: string][] }
  /** To the one who asked. */
  account_request_received: { first_name: string; name: string }
  /** To a user who forgot the password. */
  password_reset: Linked & { first_name: string }
  /** To a user who has none yet and asked for a link again. */
  password_first: Linked & { first_name: string }
  /** To a user whose password was changed. */
  password_changed: { first_name: string }
  /** To somebody who is to join a team, and has no password yet. */
  team_invitation: Linked & {
    first_name: string
    invited_by: string
    team_name: string
    account_name: string
    role: TeamRole
  }
  /** To an active user of the account who was added to a team. */
  team_joined: { first_name: string; invited_by: string; team_name: string; role: TeamRole }
  /** To a user of another account, who cannot be added: nobody but they learn why. */
  team_invitation_elsewhere: { invited_by: string; team_name: string; account_name: string }
  /** To the old and the new owner. */
  ownership_transferred: { first_name: string; account_name: string; from: string; to: string }
  /** To a client with whom a deal was shared; the link is null where they have a password already. */
  deal_shared: {
    first_name: string
    agent: string
    account_name: string
    deal: string
    deal_name: string
    link: Linked | null
  }
  /** To a client who gets a private link. */
  deal_link: {
    first_name: string
    agent: string
    account_name: string
    deal_name: string
    token: string
    expires_on: string | null
    has_passcode: boolean
  }
  /** To a user of another account, whom a deal cannot be shared with by this address: nobody but they learn why. */
  deal_shared_elsewhere: { agent: string; account_name: string; deal_name: string }
  /** To a client: a milestone is reached. */
  milestone_reached: KnownClient & {
    milestone: string
    done: number
    total: number
    next: string | null
  }
  /** To a client, once a week: what has happened since the last time. */
  deal_digest: KnownClient & { changes: [day: string, text: string][]; done: number; total: number }
  /** To whoever asked to be reminded of a task; `due` in words, null without a date. */
  task_reminder: { first_name: string; task: string; title: string; deal_name: string; due: string | null }
  /** To the operators: somebody needs help. */
  ticket: { subject: string; description: string; email: string; facts: [label: string, value: string][] }
}

export type Template = keyof MailData
