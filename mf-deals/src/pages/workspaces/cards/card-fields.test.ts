import { describe, expect, it } from 'vitest'
import { cardFieldsText, readCardFields, usualCardFields } from './card-fields.ts'

const read = (text: string) => readCardFields(new URLSearchParams(text))

describe('the card fields in the URL', () => {
  it('are the default ones if none or only unknown ones are named', () => {
    expect(read('')).toEqual(usualCardFields)
    expect(read('card=mood')).toEqual(usualCardFields)
    expect(cardFieldsText(usualCardFields)).toBe('')
  })

  it('are the chosen ones in the order of a card', () => {
    expect(read('card=risk,client,mood')).toEqual(['client', 'risk'])
    expect(cardFieldsText(['risk', 'client'])).toBe('client,risk')
  })

  it('can be none at all', () => {
    expect(cardFieldsText([])).toBe('name')
    expect(read('card=name')).toEqual([])
  })
})
