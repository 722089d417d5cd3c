/** The fields that a phase can require, and how each one is entered. */
import type { DealUpdate, FieldError } from 'openapi'
import { GateField } from 'openapi/codes'
import { dealFields } from 'openapi/fields/deal'
import type { WithAddress } from '#parts/addresses/AddressFields.tsx'
import { checkAmount, moneyCodec } from '#parts/inline-edit/codecs.ts'
import { copy } from './copy.ts'

/** The values of the form. */
export interface GateValues extends WithAddress {
  /** By position in the form, because names with dots would be nested. */
  texts: string[]
}

/** A typed field. Addresses and people have editors of their own. */
export type TypedGateField = Exclude<GateField, 'address' | 'parties'>

/** Whether a required field is typed into the form. */
export const isTyped = (field: GateField): field is TypedGateField => field !== 'address' && field !== 'parties'

const kindOf = (field: TypedGateField) => dealFields[field].kind

const INPUTS: Readonly<Record<ReturnType<typeof kindOf>, { type: 'text' | 'date'; contentBefore?: string }>> = {
  day: { type: 'date' },
  money: { type: 'text', contentBefore: '$' },
  text: { type: 'text' },
}

/** The input of a field. */
export const gateInput = (field: TypedGateField) => INPUTS[kindOf(field)]

/** The change for a typed text. */
export function gatePatch(field: TypedGateField, text: string): DealUpdate {
  const [group, part] = field.split('.')
  const put = (value: string | number | null): DealUpdate =>
    group && part ? { [group]: { [part]: value } } : { [field]: value }
  if (kindOf(field) !== 'money') return put(text.trim())
  const parsed = moneyCodec.parse(text)
  return 'value' in parsed ? put(parsed.value) : {}
}

/** The fields that a refusal names. */
export function gateFieldsOf(errors: readonly FieldError[]): GateField[] {
  return Object.values(GateField).filter((gate) => errors.some(({ field }) => field === gate))
}

/** Merges changes into one, including their dates. */
export function mergePatches(patches: readonly DealUpdate[]): DealUpdate {
  return patches.reduce(
    (all, patch) => ({ ...all, ...patch, ...(patch.dates && { dates: { ...all.dates, ...patch.dates } }) }),
    {},
  )
}

/** Why a typed text is not valid, or true. */
export function checkText(field: TypedGateField, value: string): string | true {
  if (value.trim() === '') return copy.checkText.missing
  return kindOf(field) === 'money' ? checkAmount(value) : true
}
