import { describe, expect, it } from 'vitest'
import { codeCodec, dayCodec, moneyCodec, requiredTextCodec } from './codecs.ts'

describe('amounts', () => {
  it.each([
    ['512,000', 51_200_000],
    ['$512,000.50', 51_200_050],
    ['512k', 51_200_000],
    ['1.2M', 120_000_000],
    ['0.29', 29],
    ['', null],
  ])('%s is %s cents', (text, cents) => {
    expect(moneyCodec.parse(text)).toEqual({ value: cents })
  })

  it.each(['much', '-5', '1.234', '12 000'])('%s is not an amount', (text) => {
    expect(moneyCodec.parse(text)).toEqual({ reason: 'Enter an amount, such as 512,000' })
  })

  it('can be typed as they are formatted', () => {
    expect(moneyCodec.toText(51_200_050)).toBe('512,000.5')
    expect(moneyCodec.parse(moneyCodec.toText(51_200_050))).toEqual({ value: 51_200_050 })
  })
})

describe('other values', () => {
  it('days, with words for near ones', () => {
    expect(dayCodec('2026-11-21').show('2026-11-22')).toBe('Tomorrow')
    expect(dayCodec('2026-11-21').parse('')).toEqual({ value: null })
    expect(dayCodec('2026-11-21').parse('0202-12-19')).toEqual({ reason: 'Enter a year from 1900 to 2999' })
  })

  it('codes by their labels', () => {
    const codec = codeCodec({ 1: 'Low', 2: 'High' }, [1, 2])
    expect(codec.parse('2')).toEqual({ value: 2 })
    expect(codec.parse('3')).toEqual({ reason: 'Choose one from the list' })
  })

  it('required text', () => {
    expect(requiredTextCodec.parse('  ')).toEqual({ reason: 'Enter some text' })
  })
})
