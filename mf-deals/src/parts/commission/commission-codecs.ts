/** How rates and counts of a commission are typed and parsed. */
import { formatRate } from 'ui-kit/format'
import { type Codec, moneyCodec } from '#parts/inline-edit/codecs.ts'
import { copy } from './copy.ts'

/** Basis points, typed as a percentage: "2.5" or "2.5%". Empty is null. */
export const rateCodec: Codec<number | null> = {
  input: 'text',
  show: (rate) => (rate === null ? '' : formatRate(rate)),
  toText: (rate) => (rate === null ? '' : String(rate / 100)),
  parse: (text) => {
    const typed = text.trim()
    if (typed === '') return { value: null }
    const [, digits] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(typed) ?? []
    const rate = digits === undefined ? NaN : Math.round(Number(digits) * 100)
    return rate <= 10_000 ? { value: rate } : { reason: copy.rateCodec.reason }
  },
}

/** Shows zero as empty. */
const orZero = (codec: Codec<number | null>): Codec<number> => ({
  input: codec.input,
  show: (value) => (value === 0 ? '' : codec.show(value)),
  toText: (value) => (value === 0 ? '' : codec.toText(value)),
  parse: (text) => {
    const parsed = codec.parse(text)
    return 'reason' in parsed ? parsed : { value: parsed.value ?? 0 }
  },
})

export const rateOrZeroCodec = orZero(rateCodec)
export const moneyOrZeroCodec = orZero(moneyCodec)

/** Months of rent, from 1. Empty is null. */
export const monthsCodec: Codec<number | null> = {
  input: 'text',
  show: (months) => (months === null ? '' : `${months} ${months === 1 ? 'month' : 'months'}`),
  toText: (months) => (months === null ? '' : String(months)),
  parse: (text) => {
    const typed = text.trim()
    if (typed === '') return { value: null }
    return /^[1-9]\d{0,2}$/.test(typed) && Number(typed) <= 600
      ? { value: Number(typed) }
      : { reason: copy.monthsCodec.reason }
  },
}
