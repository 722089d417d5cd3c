import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedForms, costOf, keptForms, nearNumbers } from './near-words.ts'

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split(''), 'é', 'ß')
const word = (minLength: number, maxLength: number) =>
  fc.array(letter, { minLength, maxLength }).map((letters) => letters.join(''))

/** A random edit of a word: its kind, position and letter. */
const edit = fc.tuple(fc.constantFrom('insert', 'remove', 'replace', 'swap'), fc.nat(), letter)

function edited(text: string, [kind, place, by]: [string, number, string]): string {
  const at = place % (kind === 'swap' ? text.length - 1 : text.length)
  const [before, after] = [text.slice(0, at), text.slice(at + 1)]
  if (kind === 'insert') return before + by + text.slice(at)
  if (kind === 'remove') return before + after
  if (kind === 'replace') return before + by + after
  return before + after.slice(0, 1) + text.slice(at, at + 1) + after.slice(1)
}

/** Whether looking up the forms of the typed word finds the word. */
const leadsTo = (typed: string, kept: string) => {
  const forms = new Set(keptForms(kept))
  return askedForms(typed).some((form) => forms.has(form))
}

describe('words', () => {
  it('of four letters and more are found with any one edit', () => {
    fc.assert(
      fc.property(word(4, 20), edit, (kept, one) => {
        const typed = edited(kept, one)
        if (typed.length < 4) return
        expect(leadsTo(typed, kept)).toBe(true)
        expect(costOf(typed, kept)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('of eight letters and more are found with any two edits', () => {
    fc.assert(
      fc.property(word(9, 20), edit, edit, (kept, one, other) => {
        const typed = edited(edited(kept, one), other)
        if (typed.length < 8) return
        // Two edits at one place can cost more than two in this distance (optimal string alignment).
        if (costOf(typed, kept) === undefined) return
        expect(leadsTo(typed, kept)).toBe(true)
      }),
    )
    expect(costOf('christofer', 'christopher')).toBe(2)
    expect(leadsTo('christofer', 'christopher')).toBe(true)
  })

  it('are found while they are typed, with one edit in the prefix', () => {
    fc.assert(
      fc.property(word(8, 20), fc.integer({ min: 5, max: 7 }), edit, (kept, end, one) => {
        const typed = edited(kept.slice(0, end), one)
        expect(leadsTo(typed, kept)).toBe(true)
        expect(costOf(typed, kept)).toBeLessThanOrEqual(1.5)
      }),
    )
  })

  it('cost their edits; a prefix costs a little more than the whole word', () => {
    expect(costOf('mapel', 'maple')).toBe(1)
    expect(costOf('junpi', 'juniper')).toBe(1.5)
    expect(costOf('street', 'stream')).toBeUndefined()
    expect(costOf('maple', 'maple')).toBe(0)
  })

  it.each(['oak', '402', '12b', 'a@b.test'])('like %s are not corrected', (typed) => {
    expect(askedForms(typed)).toEqual([])
    expect(nearNumbers(typed)).toEqual([])
  })
})

describe('numbers', () => {
  it.each([
    ['two digits swapped', '170612354'],
    ['a digit other', '170612349'],
    ['a digit missing', '17061234'],
    ['a digit too much', '1706123455'],
  ])('of six digits and more are found with %s', (_case, typed) => {
    expect(nearNumbers(typed)).toContain('170612345')
  })

  it('must match letters exactly', () => {
    const near = nearNumbers('ml81900132')
    expect(near).toContain('ml81900123')
    expect(near.filter((one) => !one.startsWith('ml'))).toEqual([])
  })

  it('prefer two swapped digits over a missing one', () => {
    const near = nearNumbers('123465')
    expect(near.indexOf('123456')).toBeLessThan(near.indexOf('1234665'))
  })
})
