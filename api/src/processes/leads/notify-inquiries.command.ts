/** Tells whoever gets leads, or may claim them, that they came in; and the owners of contacts that they asked again. */
import type { Types } from 'mongoose'
import { LeadRuleWay, NotificationKind } from 'openapi/codes'
import type { StoredContact } from '#entities/contacts/contact.model.ts'
import { contactTitle } from '#entities/contacts/contact.presenter.ts'
import type { StoredInquiry } from '#entities/inquiries/inquiry.model.ts'
import type { StoredLeadSource } from '#entities/lead-sources/lead-source.model.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import type { Change } from '#platform/events/change.ts'
import { whoClaims } from '#processes/lead-routing/who-claims.query.ts'
import { namedWithRest } from '#processes/notices/told-once.ts'

/** `assignment` is null for a contact who was there already. */
export type Arrived = { contact: StoredContact; assignment: StoredInquiry['assignment'] }

type How = {
  source: Pick<StoredLeadSource, 'account' | 'name'>
  /** Also whoever caused it: a program did that with their access token, and they should know. */
  tellsActor: boolean
}

/** Tells each person once, however many of them are theirs. */
export async function notifyInquiries(change: Change, arrived: readonly Arrived[], how: How): Promise<void> {
  const claimers = arrived.some(isInPond) ? await whoClaims(how.source.account, change.session) : []
  const people = new Map<string, { user: Types.ObjectId; own: Arrived[] }>()
  for (const one of arrived) {
    const users = isInPond(one) ? claimers : (one.assignment?.users ?? [one.contact.owner])
    for (const user of users) {
      const known = people.get(String(user))
      if (known) known.own.push(one)
      else people.set(String(user), { user, own: [one] })
    }
  }
  for (const { user, own } of people.values()) await tell(change, user, own, how)
}

const isInPond = ({ assignment }: Arrived): boolean => assignment?.way === LeadRuleWay.pond

const isToClaim = (one: Arrived): boolean => isInPond(one) || one.assignment?.way === LeadRuleWay.claim

async function tell(change: Change, user: Types.ObjectId, own: readonly Arrived[], { source, tellsActor }: How) {
  const [first] = own
  if (!first) return
  await notify(change, {
    to: [user],
    kind: NotificationKind.lead,
    text: textOf(source.name, own),
    byItself: true,
    tellsActor,
    // Whoever answers first, wins.
    atOnce: own.some(({ assignment }) => assignment !== null),
    subject: namedWithRest(contactTitle(first.contact), own.length - 1),
    contact: first.contact._id,
  })
}

function textOf(source: string, own: readonly Arrived[]): string {
  const many = own.length > 1
  if (own.every(({ assignment }) => !assignment)) return `${many ? 'New inquiries' : 'New inquiry'} from ${source}`
  const lead = many ? `${own.length} new leads` : 'New lead'
  return `${lead}${own.every(isToClaim) ? ' to claim' : ''} from ${source}`
}
