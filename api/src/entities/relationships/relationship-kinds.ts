/** What a relationship reads from its other side. Pure. */
import { RelationshipKind } from 'openapi/codes'

const {
  spouse,
  household,
  referred_by,
  referred,
  attorney,
  attorney_for,
  lender,
  lender_for,
  past_agent,
  past_agent_of,
} = RelationshipKind

const COUNTERPARTS: { readonly [kind in RelationshipKind]: RelationshipKind } = {
  spouse,
  household,
  referred_by: referred,
  referred: referred_by,
  attorney: attorney_for,
  attorney_for: attorney,
  lender: lender_for,
  lender_for: lender,
  past_agent: past_agent_of,
  past_agent_of: past_agent,
}

/** The kind as it reads on the page of the other contact. */
export const counterpartOf = (kind: RelationshipKind): RelationshipKind => COUNTERPARTS[kind]

/** Of each pair of kinds, the one that is stored. */
const STORED: ReadonlySet<RelationshipKind> = new Set([spouse, household, referred_by, attorney, lender, past_agent])

type Sides<Id> = { contact: Id; other: Id; kind: RelationshipKind }

/** The relationship as it is stored: turned around if its kind is read from the other side. */
export const asStored = <Id>({ contact, other, kind }: Sides<Id>): Sides<Id> =>
  STORED.has(kind) ? { contact, other, kind } : { contact: other, other: contact, kind: counterpartOf(kind) }

/** Whether it reads the same on both pages, so that its direction says nothing. */
export const isMutual = (kind: RelationshipKind): boolean => counterpartOf(kind) === kind
