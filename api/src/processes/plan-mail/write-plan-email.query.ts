/** What a plan writes for a contact: an email, in whose name and with what it ends, and the title of a task. */
import type { ClientSession } from 'mongoose'
import { AccountModel } from '#entities/accounts/account.model.ts'
import type { StoredContact } from '#entities/contacts/contact.model.ts'
import { firstActive } from '#entities/users/first-active.query.ts'
import type { StoredUser } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'
import { merged, type MergeValues } from '#rules/plans/merge-fields.ts'

/** As in the contract: a task’s title. */
const LONGEST_TITLE = 200

type Draft = { subject: string; body: string }

export type WrittenPlanEmail = {
  agent: StoredUser['_id'] | null
  agent_email: string
  from_name: string
  subject: string
  text: string
  footer: string
}

/** The contact's owner writes it, or the owner of the account if that one has left. */
export async function writePlanEmail(
  { subject, body }: Draft,
  { contact, postal_address }: { contact: StoredContact; postal_address: string },
  session?: ClientSession,
): Promise<WrittenPlanEmail> {
  const { agent, values } = await valuesFor(contact, session)
  const { agent_name, agent_email, brokerage } = values
  return {
    agent,
    agent_email,
    from_name: agent_name,
    subject: merged(subject, values).replaceAll(/\s+/g, ' ').trim() || brokerage,
    text: merged(body, values).trim(),
    footer: [agent_name === brokerage ? '' : agent_name, brokerage, onOneLine(postal_address)]
      .filter(Boolean)
      .join(', '),
  }
}

/** The title of a task about a contact. They have a name there, even without a first one. */
export async function writePlanTask(title: string, contact: StoredContact, session?: ClientSession): Promise<string> {
  const { values } = await valuesFor(contact, session)
  const first_name = values.first_name || values.last_name || contact.company || 'them'
  const written = merged(title, { ...values, first_name })
    .replaceAll(/\s+/g, ' ')
    .trim()
  return written.slice(0, LONGEST_TITLE).trim() || title
}

async function valuesFor(
  contact: StoredContact,
  session?: ClientSession,
): Promise<{ agent: StoredUser['_id'] | null; values: MergeValues }> {
  const account = await AccountModel.findById(contact.account, null, session && { session })
    .lean()
    .orFail()
  const agent = await firstActive([contact.owner, account.owner], session)
  const brokerage = account.brokerage || account.name
  const values = {
    first_name: contact.first_name,
    last_name: contact.last_name,
    agent_name: agent ? fullName(agent.person) || brokerage : brokerage,
    agent_phone: agent?.person.phone_number ?? '',
    agent_email: agent?.email ?? '',
    brokerage,
  }
  return { agent: agent?._id ?? null, values }
}

/** An address as a part of a sentence: what was typed on lines of their own is separated by commas. */
const onOneLine = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ')
