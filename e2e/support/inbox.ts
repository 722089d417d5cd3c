/** Reads the mail that the product would send, from the development inbox. */
import { vi } from 'vitest'

export type Mail = { subject: string; text: string; links: string[]; at: string }

/** The newest mail to an address with a matching subject. Waits until it has arrived. */
export function mailTo(url: string, to: string, subject = /./): Promise<Mail> {
  const read = async () => {
    const query = new URLSearchParams({ to })
    const answer = await fetch(`${url}/dev/mail/?${query}`, { headers: { Accept: 'application/json' } })
    const mails = (await answer.json()) as Mail[]
    const mail = mails.find((one) => subject.test(one.subject))
    if (!mail) throw new Error(`No mail to ${to} about ${subject} yet`)
    return mail
  }
  return vi.waitFor(read, { timeout: 20_000, interval: 200 })
}

/** The path of the link in a mail that starts with `prefix`, such as `/set_password/`. */
export function linkIn({ links, subject }: Mail, prefix: string): string {
  const path = links.map((link) => new URL(link).pathname).find((candidate) => candidate.startsWith(prefix))
  if (!path) throw new Error(`“${subject}” has no link to ${prefix}`)
  return path
}
