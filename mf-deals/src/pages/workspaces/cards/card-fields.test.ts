import { describe, expect, it } from 'vitest'
import { cardFieldsText, readCardFields, usualCardFields } from './card-fields.ts'

const read = (text: string) => readCardFields(new URLSearchParams(text))

describe('the fields of a card in the address', () => {
  it('are the usual ones without a choice, and where nothing of it is known', () => {
    expect(read('')).toEqual(usualCardFields)
    expect(read('card=mood')).toEqual(usualCardFields)
    expect(cardFieldsText(usualCardFields)).toBe('')
  })

  it('are those that were chosen, in the order of a card', () => {
    expect(read('card=risk,client,mood')).toEqual(['client', 'risk'])
    expect(cardFieldsText(['risk', 'client'])).toBe('client,risk')
  })

  it('can be none at all', () => {
    expect(cardFieldsText([])).toBe('name')
    expect(read('card=name')).toEqual([])
  })
})
