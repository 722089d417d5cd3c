/** Tells whoever gets leads, or may claim them, that they came in; and the owners of contacts that they asked again. */
import type { Types } from 'mongoose'
import { LeadLanguage, leadLanguageLabels, LeadRuleWay, NotificationKind } from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import type { StoredContact } from '#entities/contacts/contact.model.ts'
import { contactTitle } from '#entities/contacts/contact.presenter.ts'
import type { StoredInquiry } from '#entities/inquiries/inquiry.model.ts'
import type { StoredLeadSource } from '#entities/lead-sources/lead-source.model.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import type { Change } from '#platform/events/change.ts'
import { phoneReader } from '#platform/records/phone-numbers.ts'
import { whoClaims } from '#processes/lead-routing/who-claims.query.ts'
import { namedWithRest } from '#processes/notices/told-once.ts'
import { dayText, timeText, zoneName } from '#rules/calendar/day-text.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { timeIn } from '#rules/calendar/wall-clock.ts'
import { money } from '#rules/money/money-text.ts'
import { copy } from './copy.ts'

/** `assignment` is null for a contact who was there already. */
export type Arrived = { contact: StoredContact } & Pick<
  StoredInquiry,
  'assignment' | 'language' | 'message' | 'property'
>

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
    details: own.length === 1 ? await detailsOf(first, change) : [],
    contact: first.contact._id,
  })
}

function textOf(source: string, own: readonly Arrived[]): string {
  const many = own.length > 1
  if (own.every(({ assignment }) => !assignment)) return `${many ? 'New inquiries' : 'New inquiry'} from ${source}`
  const lead = many ? `${own.length} new leads` : 'New lead'
  return `${lead}${own.every(isToClaim) ? ' to claim' : ''} from ${source}`
}

const READ = { time_zone: 1, currency: 1 }

/** How to reach them, what they asked, and by when it must be claimed: the fewest clicks to an answer. */
async function detailsOf(
  { contact, message, property, language }: Arrived,
  { session }: Change,
): Promise<[string, string][]> {
  const read = await phoneReader()
  const city = [property.city, property.zip].filter(Boolean).join(' ')
  const place = [property.address, city].filter(Boolean).join(', ')
  const account = await AccountModel.findById(contact.account, READ, { session }).lean().orFail()
  const until = contact.claim?.until
  const details: [string, string | undefined][] = [
    [copy.phone, contact.phones.map((phone) => read(phone)?.formatNational() ?? phone)[0]],
    [copy.email, contact.emails[0]],
    [copy.property, place || property.url],
    [copy.price, property.price ? money(property.price, account.currency) : ''],
    [copy.language, language && language !== LeadLanguage.en ? leadLanguageLabels[language] : ''],
    [copy.message, message],
    [copy.claimBy, until ? timeOf(until, account.time_zone) : ''],
  ]
  return details.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []))
}

/** `Nov 28, 4:05 PM ET`. */
const timeOf = (at: Date, zone: string): string =>
  `${dayText(todayIn(zone, at))}, ${timeText(timeIn(zone, at))} ${zoneName(zone)}`
