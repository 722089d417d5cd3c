/** Guesses the fields of a contacts file, also as other products and phones export it. Pure. */
import type { ImportMapping } from 'openapi'
import { ContactImportField, contactImportFieldLabels } from 'openapi/codes'
import { guessColumns } from '#processes/import-rows/guess-columns.ts'
import type { CustomReading } from '#processes/import-rows/read-custom.ts'

/** The names of numbered columns: `Phone 1 - Value`, `Phone 2 - Value` … */
const numbered = (most: number, ...patterns: string[]): string[] =>
  Array.from({ length: most }, (_, i) => patterns.map((pattern) => pattern.replace('N', String(i + 1)))).flat()

const PHONE_PLACES = [
  'mobile',
  'cell',
  'home',
  'business',
  'work',
  'office',
  'primary',
  'main',
  'other',
  'direct',
  'iphone',
]
const PLACES_OF_ADDRESS = ['home', 'business', 'work', 'mailing', 'primary', 'property']

const ofAddress = (...parts: string[]): string[] => [
  ...parts,
  ...parts.flatMap((part) => [
    ...PLACES_OF_ADDRESS.flatMap((place) => [`${place} ${part}`, `${place} address ${part}`]),
    `address 1 ${part}`,
    `address ${part}`,
  ]),
]

/**
 * What a field is called besides its own name and label: by people, Google Contacts, Outlook, Follow Up Boss, kvCORE and
 * Apple. In this order, which also is the order of preference.
 */
const OTHER_NAMES: { readonly [field in ContactImportField]?: readonly string[] } = {
  name: ['contact', 'contact name', 'client', 'client name', 'lead name', 'display name', 'file as'],
  first_name: ['first', 'given name', 'f name', 'forename'],
  last_name: ['last', 'surname', 'family name', 'l name'],
  company: ['organization', 'organization name', 'organization 1 name', 'company name', 'employer', 'brokerage'],
  emails: [
    'email address',
    'email 1',
    'primary email',
    ...numbered(6, 'email N value', 'email N', 'email N address', 'email address N'),
    ...['home', 'work', 'personal', 'other', 'business', 'secondary', 'alternate'].flatMap((place) => [
      `${place} email`,
      `email ${place}`,
    ]),
  ],
  phones: [
    'phone number',
    ...numbered(6, 'phone N value', 'phone N', 'phone number N', 'phone N number'),
    ...PHONE_PLACES.flatMap((place) => [
      place === 'mobile' || place === 'cell' ? place : `${place} phone`,
      `${place} phone`,
      `${place} phone 1`,
      `${place} phone 2`,
      `${place} number`,
      `phone ${place}`,
      `phone number ${place}`,
    ]),
    'company main phone',
    'car phone',
  ],
  address: ['full address', 'address 1 formatted', ...PLACES_OF_ADDRESS.map((place) => `${place} address`)],
  street: ofAddress('street', 'street address', 'address line 1', 'address 1'),
  unit: ofAddress(
    'apt',
    'apt number',
    'apartment',
    'suite',
    'suite number',
    'unit number',
    'address line 2',
    'street 2',
    'extended address',
  ),
  city: ofAddress('city', 'town'),
  state: ofAddress('state', 'st', 'region', 'province', 'state province'),
  zip: ofAddress('zip', 'zip code', 'postal code', 'postcode'),
  status: ['stage', 'lead status', 'contact status', 'lead stage'],
  temperature: ['temp', 'lead temp', 'rating', 'lead rating', 'warmth'],
  source: ['lead source', 'contact source', 'original source', 'referred by'],
  labels: ['tags', 'label', 'tag', 'groups', 'group membership', 'categories', 'hashtags', 'lists'],
  owner: ['assigned to', 'agent', 'assigned agent', 'primary agent', 'owner email', 'agent email', 'lead owner'],
  birthday: ['birth date', 'birthdate', 'date of birth', 'dob', 'd o b', 'bday'],
  home_anniversary: [
    'home purchase date',
    'closing anniversary',
    'purchase date',
    'closing date',
    'house anniversary',
    'anniversary of closing',
  ],
  next_follow_up: ['follow up', 'follow up date', 'next follow up date', 'next contact'],
  representation: ['type', 'lead type', 'contact type', 'buyer or seller', 'deal type'],
  price: ['budget', 'price range', 'average price', 'max price', 'price max'],
  lost_reason: ['lost reason'],
  external_id: ['id', 'contact id', 'record id', 'lead id', 'client id', 'crm id', 'uid'],
  notes: ['note', 'comments', 'comment', 'description', 'background', 'message', 'last note', 'lead notes'],
}

const TAKE_MANY: ReadonlySet<string> = new Set(['emails', 'phones', 'labels', 'notes'])

/** Whose field it is, which headings often say first: "Client First", "Contact Email". */
const WHOSE = ['client', 'contact', 'lead', 'customer', 'prospect']

/** The fields with the headings they go by. The account's own fields go by their names, and come first. */
export const guessContactMapping = (
  columns: readonly string[],
  own: CustomReading['fields'] = new Map(),
): ImportMapping =>
  guessColumns(columns, [
    ...[...own].map(([field, { name }]) => ({ field, names: [name] })),
    ...Object.values(ContactImportField).map((field) => ({
      field,
      names: namesOf(field),
      takesMany: TAKE_MANY.has(field),
    })),
  ])

function namesOf(field: ContactImportField): string[] {
  const names = [contactImportFieldLabels[field], field.replaceAll('_', ' '), ...(OTHER_NAMES[field] ?? [])]
  return [...names, ...WHOSE.flatMap((whose) => names.map((name) => `${whose} ${name}`))]
}
