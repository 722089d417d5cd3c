/**
 * A population of contacts for finding duplicates: people, families that share an email address and a street, offices that
 * share a phone number, fathers and sons of one name; and among them people who were entered twice, the second time with
 * mistakes. The same seed makes the same population.
 */
import type { Matchable } from '#entities/contacts/on-save/match-words.ts'
import { namesFor } from '#rules/names/given-names.ts'

export type Resident = Matchable & {
  /** Who it is. Two contacts of one person are duplicates. */
  person: number
}

const GIVEN =
  'james robert john michael david william richard joseph thomas charles christopher daniel matthew anthony mark donald steven andrew paul joshua kenneth kevin brian timothy ronald george jason edward jeffrey ryan jacob nicholas gary eric jonathan stephen larry justin scott brandon benjamin samuel gregory alexander patrick frank raymond jack dennis jerry mary patricia jennifer linda elizabeth barbara susan jessica karen sarah lisa nancy sandra ashley emily kimberly margaret donna michelle carol amanda melissa deborah stephanie rebecca laura helen sharon cynthia kathleen amy angela shirley brenda pamela emma anna nicole samantha katherine christine rachel carolyn janet maria heather diane julie joyce victoria priya aisha wei yuki santiago lucia olga'.split(
    ' ',
  )
const FAMILY =
  'smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young allen king wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter roberts gomez phillips evans turner diaz parker cruz edwards collins reyes stewart morris morales murphy cook rogers gutierrez ortiz morgan cooper peterson bailey reed kelly howard ramos kim cox ward richardson watson brooks chavez wood james bennett gray mendoza ruiz hughes price alvarez castillo sanders patel myers long ross foster jimenez powell jenkins perry russell sullivan bell coleman butler henderson barnes fisher vasquez simmons romero jordan patterson alexander hamilton graham reynolds griffin wallace moreno west cole hayes bryant herrera gibson ellis tran medina aguilar stevens murray ford castro marshall owens harrison fernandez mcdonald woods washington kennedy wells vargas henry chen freeman webb tucker guzman burns crawford olson simpson porter hunter gordon mendez silva shaw snyder mason dixon munoz hunt hicks holmes palmer wagner black robertson boyd rose stone salazar fox warren mills meyer rice schmidt garza daniels ferguson nichols stephens soto weaver ryan gardner payne grant dunn kelley spencer hawkins arnold pierce hansen peters santos hart bradley knight elliott cunningham duncan armstrong hudson carroll lane riley andrews alvarado ray delgado berry perkins hoffman johnston matthews pena richards contreras willis carpenter lawrence sandoval whitaker kowalski vandenberg okafor lindqvist'.split(
    ' ',
  )
const STREETS = 'Maple Oak Cedar Elm Alder Main Park Hill Lake Church Pine Willow River Spring Prospect'.split(' ')
const KINDS = ['Street', 'Avenue', 'Court', 'Road', 'Lane', 'Drive']
const CITIES = 'Hartford Windsor Avon Canton Bristol Newington Glastonbury Manchester Vernon Enfield'.split(' ')
const DOMAINS = ['gmail.com', 'yahoo.com', 'outlook.com', 'icloud.com', 'example.com']

/** Numbers that follow from a seed (mulberry32). */
function diceOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number) => Math.floor(next() * most)
  return {
    below,
    chance: (share: number) => next() < share,
    pick: <T>(all: readonly T[]): T => all[below(all.length)] as T,
  }
}
type Dice = ReturnType<typeof diceOf>

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `size` contacts. `share` of them are entered a second time. */
export function populate(seed: number, size: number, share: number): Resident[] {
  const dice = diceOf(seed)
  const all: Resident[] = []
  const copies = Math.round(size * share)
  while (all.length < size - copies) all.push(...household(dice, all.length))
  const once = withOwnEmails(all.slice(0, size - copies))
  const entered = new Set<number>()
  const again: Resident[] = []
  while (again.length < copies) {
    const one = dice.pick(once)
    // A name alone identifies no one.
    if (entered.has(one.person) || (one.emails.length === 0 && one.phones.length === 0)) continue
    entered.add(one.person)
    again.push(misspelled(dice, one))
  }
  return [...once, ...again]
}

/** No two households have the same address. */
function withOwnEmails(all: Resident[]): Resident[] {
  const households = new Map<string, string>()
  for (const one of all) {
    const [email = ''] = one.emails
    const house = one.last_name
    const isFree = (households.get(email) ?? house) === house && (email.startsWith('the') || !households.has(email))
    if (email && !isFree) one.emails = [`p${one.person}.${email}`]
    else if (email) households.set(email, house)
  }
  return all
}

function household(dice: Dice, from: number): Resident[] {
  const kind = dice.below(20)
  if (kind < 2) return family(dice, from)
  if (kind === 2) return dice.chance(0.1) ? office(dice, from) : fatherAndSon(dice, from)
  return [someone(dice, from)]
}

const phone = (dice: Dice) =>
  `(${dice.pick(['860', '203', '959'])}) ${200 + dice.below(799)}-${String(dice.below(10_000)).padStart(4, '0')}`

function addressOf(dice: Dice): NonNullable<Resident['address']> {
  const at = dice.below(CITIES.length)
  return {
    street: `${1 + dice.below(900)} ${dice.pick(STREETS)} ${dice.pick(KINDS)}`,
    city: CITIES[at] ?? '',
    state: 'CT',
    zip: `06${String(at * 10 + dice.below(4)).padStart(3, '0')}`,
  }
}

function someone(dice: Dice, person: number): Resident {
  const [first, last] = [dice.pick(GIVEN), dice.pick(FAMILY)]
  const mark = dice.pick(['.', '', '_'])
  const digits = dice.chance(0.4) ? String(dice.below(1000)) : ''
  return {
    person,
    first_name: capital(first),
    last_name: capital(last),
    company: '',
    emails: dice.chance(0.85) ? [`${first}${mark}${last}${digits}@${dice.pick(DOMAINS)}`] : [],
    phones: dice.chance(0.85) ? [phone(dice)] : [],
    address: dice.chance(0.6) ? addressOf(dice) : {},
    birthday: null,
  }
}

/** They live together and share an email address. */
function family(dice: Dice, from: number): Resident[] {
  const head = someone(dice, from)
  const emails = [`the${head.last_name.toLowerCase()}s${dice.below(1000)}@${dice.pick(DOMAINS)}`]
  const address = addressOf(dice)
  const names = new Set([head.first_name])
  const size = 2 + dice.below(3)
  while (names.size < size) names.add(capital(dice.pick(GIVEN)))
  return [...names].map((first_name, at) => ({
    ...someone(dice, from + at),
    first_name,
    last_name: head.last_name,
    emails,
    address,
  }))
}

/** They share the phone number of the office. */
function office(dice: Dice, from: number): Resident[] {
  const company = `${capital(dice.pick(FAMILY))} Realty`
  const phones = [phone(dice)]
  const address = addressOf(dice)
  return Array.from({ length: 5 + dice.below(36) }, (_, at) => ({
    ...someone(dice, from + at),
    company,
    phones,
    address,
  }))
}

function fatherAndSon(dice: Dice, from: number): Resident[] {
  const father = { ...someone(dice, from), address: addressOf(dice) }
  const son = someone(dice, from + 1)
  const { first_name, last_name, address, phones } = father
  return [
    { ...father, last_name: `${last_name} Sr.` },
    { ...son, first_name, last_name: `${last_name} Jr.`, address, phones },
  ]
}

/** The same person, entered again with one to three mistakes. Something that identifies them is left. */
function misspelled(dice: Dice, one: Resident): Resident {
  const wrong: Resident = { ...one, emails: [...one.emails], phones: [...one.phones], address: { ...one.address } }
  const all = [...MISTAKES]
  for (let left = 1 + dice.below(3); left > 0 && all.length > 0; left--) {
    const [mistake] = all.splice(dice.below(all.length), 1)
    mistake?.(dice, wrong)
  }
  const isLost = wrong.phones.length === 0 && wrong.emails.length === 0 && !wrong.address?.street
  return isLost ? { ...one, phones: one.phones.map((text) => text.replaceAll(/\D/g, '')) } : wrong
}

const MISTAKES: readonly ((dice: Dice, one: Resident) => void)[] = [
  (dice, one) => {
    one.last_name = typo(dice, one.last_name)
  },
  (dice, one) => {
    one.first_name = typo(dice, one.first_name)
  },
  (dice, one) => {
    const known = namesFor(one.first_name.toLowerCase())
    if (known.length > 1) one.first_name = capital(dice.pick(known))
  },
  (dice, one) => {
    one.phones = one.phones.map((text) => dice.pick(FORMATS)(text.replaceAll(/\D/g, '')))
  },
  (_dice, one) => {
    one.emails = one.emails.map((email) => email.toUpperCase())
  },
  (dice, one) => {
    if (one.phones.length > 0) one.emails = dice.chance(0.5) ? [] : [`new${dice.below(100_000)}@${dice.pick(DOMAINS)}`]
  },
  (dice, one) => {
    if (one.emails.length > 0) one.phones = dice.chance(0.5) ? [] : [phone(dice)]
  },
  (dice, one) => {
    one.address = dice.chance(0.5) ? {} : addressOf(dice)
  },
  (_dice, one) => {
    one.address = { ...one.address, street: one.address?.street?.replace('Street', 'St').replace('Avenue', 'Ave.') }
  },
  (_dice, one) => {
    const { first_name, last_name } = one
    Object.assign(one, { first_name: last_name, last_name: first_name })
  },
]

const FORMATS: readonly ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => `+1 ${digits}`,
  (digits) => `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`,
  (digits) => `1.${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}`,
]

/** One letter replaced, left out, doubled, or swapped with the next. */
function typo(dice: Dice, word: string): string {
  const at = 1 + dice.below(Math.max(1, word.length - 2))
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
  return dice.pick([
    `${before}${String.fromCodePoint(97 + dice.below(26))}${after}`,
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
  ])
}
