/** Finds the open deals for a property, so that no one adds one twice without knowing. */
import type { Document } from 'mongodb'
import type { SamePropertyDeal } from 'openapi'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import { queryWords } from '#platform/records/search-tokens.ts'
import { type Address, isSameAddress } from '#rules/addresses/same-address.ts'
import { DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { openStatuses } from '#entities/deals/lifecycle.ts'

export type Property = Address & { mls_number?: string | undefined; except?: string | undefined }

const LIMIT = 10
const READ = { name: 1, status: 1, address: 1, mls_number: 1 } as const
type ReadDeal = Pick<StoredDeal, '_id' | keyof typeof READ>

/** Deals with the same MLS number come first. */
export async function samePropertyDeals(viewer: Viewer, property: Property): Promise<SamePropertyDeal[]> {
  const candidates = [...mlsNumbers(property), ...houseNumbers(property)]
  if (candidates.length === 0) return []
  const { except } = property
  const others: Document = { archived: false, status: { $in: openStatuses }, search: { $in: candidates } }
  const filter = { $and: [dealScope(viewer), others, except ? { _id: { $ne: toId(except) } } : {}] }
  const found: SamePropertyDeal[] = []
  for await (const deal of DealModel.collection.find<ReadDeal>(filter, {
    projection: READ,
    sort: { updated_at: -1 },
  })) {
    const same = sameOf(deal, property)
    if (same) found.push({ id: String(deal._id), name: deal.name, status: deal.status, same })
  }
  return found.toSorted((a, b) => (a.same === b.same ? 0 : a.same === 'mls_number' ? -1 : 1)).slice(0, LIMIT)
}

/** The search words of the numbers: few deals have them, and an index knows these. */
const mlsNumbers = ({ mls_number: number }: Property): string[] => queryWords(number ?? '').slice(0, 1)
const houseNumbers = ({ street }: Property): string[] =>
  queryWords(street ?? '')
    .filter(hasDigit)
    .slice(0, 1)

const hasDigit = (word: string) => /\d/.test(word)

function sameOf({ name, address, mls_number }: ReadDeal, property: Property): SamePropertyDeal['same'] | null {
  if (property.mls_number && plain(mls_number) === plain(property.mls_number)) return 'mls_number'
  // A deal that is called after its client has no address yet.
  if (!hasDigit(property.street ?? '')) return null
  return isSameAddress(property, address.street ? address : { ...address, street: name }) ? 'address' : null
}

const plain = (number: string): string => number.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
