/** Whose clients see an item of a deal with both sides. Everything shared with the client of other deals is theirs. */
import type { ClientSide } from 'openapi'
import { ClientSide as sides, Representation } from 'openapi/codes'
import type { Codec } from '#parts/inline-edit/codecs.ts'
import { useDeal } from '#parts/deals/deals.api.ts'
import { copy } from './copy.ts'

/** A side as selects hold it: empty for both. */
export type SideValue = ClientSide | ''

/** The choices of a select. */
export const sideOptions: { value: SideValue; label: string }[] = [
  { value: '', label: copy.both },
  ...Object.values(sides).map((side) => ({ value: side, label: copy.only[side] })),
]

/** The label of the select. */
export const sideLabel = copy.label

/** The side that a select holds; null for both. */
export const sideOf = (value: string): ClientSide | null => Object.values(sides).find((side) => side === value) ?? null

/** The same choice, edited in place. */
export const sideCodec: Codec<ClientSide | null> = {
  input: 'choice',
  show: (side) => (side ? copy.only[side] : copy.both),
  toText: (side) => side ?? '',
  parse: (text) => ({ value: sideOf(text) }),
  options: sideOptions.map(({ value, label }) => ({ text: value, label })),
}

/** Whether the team represents both sides of the deal; false without one. Give none where no one asks, so it isn't read. */
export const useHasBothSides = (deal: string | null): boolean =>
  useDeal(deal).data?.representation === Representation.Dual
