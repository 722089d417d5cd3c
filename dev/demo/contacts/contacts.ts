/** 600 contacts: families, companies and past clients, in every status. */
import type { HydratedDocument, Types } from 'mongoose'
import { ContactSource, ContactStatus, ContactTemperature, LabelColour, Representation } from 'openapi/codes'
import { ContactModel } from '#api/entities/contacts/contact.model.ts'
import { LabelModel } from '#api/entities/labels/label.model.ts'
import { addDays } from '#api/rules/calendar/days.ts'
import { officeHour } from '#dev/demo/chance/calendar.ts'
import { customValuesOf } from './custom-fields.ts'
import type { Dice } from '#dev/demo/chance/dice.ts'
import { COMPANIES, CONTACT_NOTES, FIRST_NAMES, LAST_NAMES, STREETS, TOWNS } from '#dev/demo/chance/names.ts'

export type DemoContact = HydratedDocument<import('#api/entities/contacts/contact.model.ts').StoredContact>

type Options = {
  account: Types.ObjectId
  owners: Types.ObjectId[]
  labels: Types.ObjectId[]
  count: number
  today: string
}

const LABELS = [
  ['client', LabelColour.teal],
  ['Investor', LabelColour.blue],
  ['First-time buyer', LabelColour.green],
  ['Relocation', LabelColour.purple],
  ['Open house', LabelColour.yellow],
] as const

/** The labels of an account. The first is named client. */
export async function insertLabels(account: Types.ObjectId): Promise<Types.ObjectId[]> {
  const labels = await LabelModel.create(LABELS.map(([name, colour]) => ({ account, name, colour })))
  return labels.map(({ _id }) => _id)
}

/** Creates random contacts. They are saved once their status is known from the deals. */
export function drawContacts(dice: Dice, { account, owners, labels, count, today }: Options): DemoContact[] {
  const statuses = Object.values(ContactStatus)
  const temperatures = Object.values(ContactTemperature)
  const sources = Object.values(ContactSource)
  return Array.from({ length: count }, (_, n) => {
    const { first, last } = fullName(n)
    const [city, zip] = dice.pick(TOWNS)
    const created = addDays(today, -dice.between(1, 700))
    const status = n < 24 ? ContactStatus.NewLead : dice.pick(statuses)
    // No one was in touch with them before they were there.
    const touched = status === ContactStatus.NewLead ? null : later(created, addDays(today, -dice.between(0, 60)))
    const isLead = status <= ContactStatus.Qualified
    const other = dice.pick(labels.slice(1))
    const createdAt = officeHour(n < 24 ? addDays(today, -dice.between(0, 13)) : created)
    const source = dice.pick(sources)
    const isSeller = source === ContactSource.ForSaleByOwner || source === ContactSource.ExpiredListing
    return new ContactModel({
      account,
      first_name: first,
      last_name: last,
      emails: [`${first}.${last}${n}@example.com`.toLowerCase()],
      phones: [`(860) 555-${String(1000 + (n % 9000)).padStart(4, '0')}`],
      address: dice.chance(0.7)
        ? { street: `${dice.between(1, 980)} ${dice.pick(STREETS)}`, city, state: 'CT', zip }
        : {},
      status,
      temperature: dice.pick(isLead ? temperatures : temperatures.slice(1)),
      source,
      representation: !isLead || dice.chance(0.2) ? null : isSeller ? Representation.Seller : Representation.Buyer,
      price: isLead && dice.chance(0.7) ? dice.between(18, 90) * 1_000_000 : null,
      lost_reason: status === ContactStatus.Lost ? dice.pick(LOST_REASONS) : '',
      status_since: status === ContactStatus.NewLead ? createdAt : statusSince(dice, createdAt, touched ?? today),
      labels: dice.chance(0.35) ? [other] : [],
      owner: dice.pick(owners),
      birthday: dice.chance(0.3)
        ? `${dice.between(1955, 2001)}-${two(dice.between(1, 12))}-${two(dice.between(1, 28))}`
        : null,
      next_follow_up: isLead && dice.chance(0.6) ? addDays(today, dice.between(-4, 21)) : null,
      last_touch_at: touched && officeHour(touched),
      notes: dice.pick(CONTACT_NOTES),
      custom_fields: customValuesOf(n, today),
      created_at: createdAt,
      updated_at: touched === null ? createdAt : officeHour(touched),
    })
  })
}

const later = (day: string, other: string) => (day > other ? day : other)

const LOST_REASONS = [
  'Bought with another agent',
  'Decided to stay put',
  'Couldn’t get a loan',
  'Stopped answering',
  'Moving out of state',
]

/** Some weeks before the last contact, but not before they were created. */
function statusSince(dice: Dice, created: Date, lastDay: string): Date {
  const at = officeHour(addDays(lastDay, -dice.between(0, 24)))
  return at > created ? at : created
}

/** A name. Different numbers have different ones, because 2647 and the number of names have no common factor. */
export function fullName(n: number): { first: string; last: string } {
  const names = FIRST_NAMES.length * LAST_NAMES.length
  const at = (n * 2647 + 911) % names
  const first = FIRST_NAMES[at % FIRST_NAMES.length] ?? ''
  return { first, last: LAST_NAMES[Math.floor(at / FIRST_NAMES.length)] ?? '' }
}

const two = (value: number) => String(value).padStart(2, '0')

/** The third parties of deals: lenders, title companies and attorneys. */
export function drawCompanies({ account, owners, today }: Options): DemoContact[] {
  return COMPANIES.map(
    (company, n) =>
      new ContactModel({
        account,
        company,
        emails: [`desk@${company.toLowerCase().replaceAll(/[^a-z]/g, '')}.example.com`],
        phones: [`(860) 555-02${two(n)}`],
        // No one would call them leads.
        status: ContactStatus.ActiveClient,
        source: ContactSource.Other,
        owner: owners[0],
        created_at: officeHour(addDays(today, -700)),
        updated_at: officeHour(addDays(today, -30)),
      }),
  )
}
