/** What the parts of a lead are called in emails. Pure. */
import type { Facts } from './found-lead.ts'

export type Label = keyof Facts

const LABELS: { readonly [label in Label]-?: readonly string[] } = {
  name: [
    'name',
    'full name',
    'contact',
    'contact name',
    'buyer',
    'buyer name',
    'customer',
    'customer name',
    'lead',
    'lead name',
    'inquirer',
    'renter',
    'your name',
    'who',
  ],
  first_name: ['first name', 'given name'],
  last_name: ['last name', 'surname', 'family name'],
  email: ['email', 'e mail', 'email address', 'contact email', 'buyer email', 'customer email', 'your email'],
  phone: [
    'phone',
    'phone number',
    'telephone',
    'mobile',
    'mobile number',
    'cell',
    'cell phone',
    'contact phone',
    'your phone',
    'best phone',
  ],
  message: [
    'message',
    'comments',
    'comment',
    'question',
    'questions',
    'inquiry',
    'notes',
    'remarks',
    'what they said',
    'customer comments',
  ],
  address: [
    'property',
    'property address',
    'address',
    'home',
    'home address',
    'listing',
    'listing address',
    'regarding',
    'property of interest',
  ],
  mls_number: ['mls', 'mls #', 'mls#', 'mls id', 'mls number', 'mls no', 'listing id', 'listing number', 'listing #'],
  price: ['price', 'list price', 'listing price', 'asking price', 'budget', 'max price', 'price range'],
  url: ['link', 'url', 'listing link', 'listing url', 'property link', 'property url', 'view listing'],
}

const FACTS = new Map(
  Object.entries(LABELS).flatMap(([fact, names]) => names.map((name) => [name, fact as Label] as const)),
)

/** The part of a lead that a label is about: `Email address:` is about the email. */
export function factOf(label: string): Label | undefined {
  if (label.length > 40) return undefined
  const words = label
    .toLowerCase()
    .replaceAll(/[^a-z# ]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return FACTS.get(words.replace(/^e mail/, 'email')) ?? FACTS.get(words)
}
