/** Contacts of the demo that were entered twice, each time a little differently. */
import { refreshPairs } from '#api/processes/contact-duplicates/refresh-pairs.command.ts'
import type { DemoContact } from './contacts.ts'

/** The places of those who were entered again, right after themselves. */
const TWICE = [506, 517, 533]

/** Makes duplicates of some contacts, before they are stored. */
export function enterTwice(contacts: readonly DemoContact[]): void {
  for (const at of TWICE) {
    const [one, again] = [contacts[at], contacts[at + 1]]
    if (!one || !again) throw new Error('The demo has too few contacts')
    const { first_name, last_name, phones, owner } = one
    again.set({
      first_name,
      last_name,
      owner,
      emails: [`${first_name}.${last_name}@mail.example.com`.toLowerCase()],
      phones: phones.map((phone) => phone.replaceAll(/[() ]+/g, '-').replace(/^-/, '')),
      address: {},
    })
  }
}

/** Finds them, once all contacts are stored: storing many at once compares none. */
export async function findTwice(contacts: readonly DemoContact[]): Promise<void> {
  for (const at of TWICE) {
    const one = contacts[at]
    if (one) await refreshPairs({}, one)
  }
}
