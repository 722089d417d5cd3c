import { expect, it } from 'vitest'
import {
  formatBytes,
  formatCents,
  formatCount,
  formatDollars,
  formatMoney,
  parseMoney,
  parsePrice,
  formatMoneyShort,
  formatPersonName,
  callLink,
  formatPhone,
  textLink,
  formatQuantity,
  formatRate,
  formatShare,
} from './format.ts'

it('formats integer cents as dollars, with cents only if there are any', () => {
  expect(formatMoney(58_500_000)).toBe('$585,000')
  expect(formatMoney(39_550)).toBe('$395.50')
  expect(formatMoney(0)).toBe('$0')
  expect(formatMoney(-250)).toBe('-$2.50')
  expect(formatMoney(null)).toBe('–')
})

it('formats columns consistently: averages in dollars, sums with cents, shares with one decimal', () => {
  expect([58_489_455, 69_392_500, null].map(formatDollars)).toEqual(['$584,895', '$693,925', '–'])
  expect([49_189_750, 9_132_500, null].map(formatCents)).toEqual(['$491,897.50', '$91,325.00', '–'])
  expect([753, 2150, 10_000, null].map(formatShare)).toEqual(['7.5%', '21.5%', '100.0%', '–'])
})

it('shortens large amounts', () => {
  expect(formatMoneyShort(490_000_000)).toBe('$4.9M')
  expect(formatMoneyShort(46_200_000)).toBe('$462k')
  expect(formatMoneyShort(1_840_000_000)).toBe('$18.4M')
})

it('formats basis points as percentages', () => {
  expect(formatRate(250)).toBe('2.5%')
  expect(formatRate(10_000)).toBe('100%')
})

it('marks a capped count with a plus', () => {
  expect(formatCount(1000, true)).toBe('1,000+')
  expect(formatCount(34)).toBe('34')
})

it('formats quantities with singular and plural', () => {
  expect(formatQuantity(1, 'deal')).toBe('1 deal')
  expect(formatQuantity(1240, 'person', 'people')).toBe('1,240 people')
})

it('formats US numbers and leaves others unchanged', () => {
  expect(formatPhone('+1 303-555-0134')).toBe('(303) 555-0134')
  expect(formatPhone('3035550134')).toBe('(303) 555-0134')
  expect(formatPhone('512-555-0199 ext. 12')).toBe('(512) 555-0199 ext. 12')
  expect(formatPhone('+49 30 1234567')).toBe('+49 30 1234567')
  expect(formatPhone('+49 30 1234567 ext. 12')).toBe('+49 30 1234567 ext. 12')
  expect(formatPhone(null)).toBe('')
})

it('joins the given names', () => {
  expect(formatPersonName({ first_name: 'Maria', last_name: 'Okoye' })).toBe('Maria Okoye')
  expect(formatPersonName({ first_name: 'Cher', last_name: '' })).toBe('Cher')
  expect(formatPersonName(null)).toBe('')
})

it('formats the size of a file', () => {
  expect([0, 999, 1000, 248_120, 999_499, 999_500, 1_440_000, 26_214_400].map(formatBytes)).toEqual([
    '0 bytes',
    '999 bytes',
    '1 kB',
    '248 kB',
    '999 kB',
    '1 MB',
    '1.4 MB',
    '26.2 MB',
  ])
})

it.each([
  ['512,000', 51_200_000],
  ['$512,000.50', 51_200_050],
  ['512k', 51_200_000],
  ['1.2m', 120_000_000],
  [' $ 900 ', 90_000],
  ['-5', -500],
  ['', null],
  ['TBD', undefined],
  ['about nine hundred', undefined],
  ['800-900k', undefined],
  ['1e9', undefined],
])('reads %j as %j cents', (text, cents) => {
  expect(parseMoney(text)).toBe(cents)
})

it.each([
  ['415k', 41_500_000],
  ['', null],
  ['0', 0],
  ['-5', undefined],
  ['TBD', undefined],
])('reads the price %j as %j cents', (text, cents) => {
  expect(parsePrice(text)).toBe(cents)
})

it('calls an extension, and texts without it', () => {
  expect(callLink('(512) 555-0199')).toBe('tel:+15125550199')
  expect(callLink('(512) 555-0199 ext. 12')).toBe('tel:+15125550199;ext=12')
  expect(callLink('+49 30 1234567 ext. 12')).toBe('tel:+49301234567;ext=12')
  expect(textLink('1-512-555-0199 ext. 12')).toBe('sms:+15125550199')
})
