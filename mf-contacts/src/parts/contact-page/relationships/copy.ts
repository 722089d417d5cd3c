import type { RelationshipKind } from 'openapi'
import { formatQuantity } from 'ui-kit/format'

type Sentence = (contact: string, other: string) => string

/** What the relationships and referrals of a contact say. */
export const copy = {
  title: 'Relationships',
  loading: 'Loading the relationships',
  failed: 'Couldn’t load the relationships',
  empty: 'Add their spouse, their lender or the person who referred them.',
  add: 'Add',
  addLabel: 'Add relationship',
  nameless: 'Contact without a name',
  actions: (name: string) => `Actions for ${name}`,
  change: 'Change relationship',
  remove: 'Remove',
  added: 'Relationship added',
  changed: (kind: string) => `Relationship changed to ${kind.toLowerCase()}`,
  removed: 'Relationship removed',
  dialog: {
    add: 'Add relationship',
    change: (name: string) => `Change relationship with ${name}`,
    kind: 'Relationship',
    contact: 'Contact',
    search: 'Search by name',
    missing: 'Choose a contact.',
    save: 'Save changes',
  },
  /** Both sides in one sentence, so that no one mixes them up. */
  sentences: {
    spouse: (contact, other) => `${contact} and ${other} are spouses.`,
    household: (contact, other) => `${contact} and ${other} live in the same household.`,
    referred_by: (contact, other) => `${other} referred ${contact} to you.`,
    referred: (contact, other) => `${contact} referred ${other} to you.`,
    attorney: (contact, other) => `${other} is ${contact}’s attorney.`,
    attorney_for: (contact, other) => `${contact} is ${other}’s attorney.`,
    lender: (contact, other) => `${other} is ${contact}’s lender.`,
    lender_for: (contact, other) => `${contact} is ${other}’s lender.`,
    past_agent: (contact, other) => `${other} used to be ${contact}’s agent.`,
    past_agent_of: (contact, other) => `${contact} used to be ${other}’s agent.`,
  } satisfies Record<RelationshipKind, Sentence> as Record<RelationshipKind, Sentence>,
  referrals: {
    title: 'Referrals',
    failed: 'Couldn’t load the referrals',
    people: (count: number) => formatQuantity(count, 'person', 'people'),
    deals: (count: number) => formatQuantity(count, 'closed deal'),
    noDeals: 'No closed deals yet',
    volume: (amount: string) => `${amount} volume`,
    commission: (amount: string) => `${amount} commission`,
    own: (amount: string) => `${amount} to you`,
    more: 'There are more referrals than these. Open a person to see who they referred.',
  },
}
