/** The fields that a phase can ask for, and how each is filled in place. */
import type { Address, DealDates, DealUpdate, FieldError } from 'openapi'
import { GateField } from 'openapi/codes'
import { moneyCodec } from '#parts/inline-edit/codecs.ts'

/** What is typed into the form of a gate. */
export interface GateValues {
  /** By field, in the order of the form: names with dots would nest. */
  texts: string[]
  address: Required<Address>
}

interface Editor {
  kind: 'money' | 'day' | 'text' | 'address' | 'client'
  /** What the typed text changes. Addresses and clients have editors of their own. */
  patch: (text: string) => DealUpdate
}

const money = (key: 'list_price' | 'sale_price' | 'earnest_money'): Editor => ({
  kind: 'money',
  patch: (text) => {
    const parsed = moneyCodec.parse(text)
    return 'value' in parsed ? { [key]: parsed.value } : {}
  },
})
const day = (key: keyof DealDates): Editor => ({ kind: 'day', patch: (text) => ({ dates: { [key]: text } }) })
const text = (key: 'mls_number' | 'lost_reason'): Editor => ({
  kind: 'text',
  patch: (value) => ({ [key]: value.trim() }),
})

export const gateEditors: Record<GateField, Editor> = {
  address: { kind: 'address', patch: () => ({}) },
  parties: { kind: 'client', patch: () => ({}) },
  mls_number: text('mls_number'),
  lost_reason: text('lost_reason'),
  list_price: money('list_price'),
  sale_price: money('sale_price'),
  earnest_money: money('earnest_money'),
  'dates.listing': day('listing'),
  'dates.listing_expiration': day('listing_expiration'),
  'dates.offer': day('offer'),
  'dates.acceptance': day('acceptance'),
  'dates.earnest_due': day('earnest_due'),
  'dates.inspection': day('inspection'),
  'dates.appraisal': day('appraisal'),
  'dates.financing': day('financing'),
  'dates.title': day('title'),
  'dates.walkthrough': day('walkthrough'),
  'dates.closing': day('closing'),
  'dates.actual_close': day('actual_close'),
  'dates.possession': day('possession'),
  'dates.lease_start': day('lease_start'),
}

/** The fields that a refusal names. */
export function gateFieldsOf(errors: readonly FieldError[]): GateField[] {
  return Object.values(GateField).filter((gate) => errors.some(({ field }) => field === gate))
}

/** One change out of several; dates come together. */
export function mergePatches(patches: readonly DealUpdate[]): DealUpdate {
  return patches.reduce(
    (all, patch) => ({ ...all, ...patch, ...(patch.dates && { dates: { ...all.dates, ...patch.dates } }) }),
    {},
  )
}

/** Why a typed text does not do, or true. */
export function checkText({ kind }: Editor, value: string): string | true {
  if (value.trim() === '') return 'The phase needs this'
  const parsed = kind === 'money' ? moneyCodec.parse(value) : null
  return parsed && 'reason' in parsed ? parsed.reason : true
}
