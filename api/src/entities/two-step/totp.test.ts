import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { keyUri, newKey, stepOf } from './totp.ts'

const NOW = Date.UTC(2026, 10, 24, 15, 0, 10)
const STEP = Math.floor(NOW / 30_000)
const key = newKey()
const shownAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp })

it('makes keys of 160 bits that no two users share', () => {
  expect(key).toMatch(/^[A-Z2-7]{32}$/)
  expect(newKey()).not.toBe(key)
})

it('takes the code of a clock that is one step ahead or behind, and says which step it is of', () => {
  for (const steps of [-1, 0, 1]) expect(stepOf(key, shownAt(NOW + steps * 30_000), NOW)).toBe(STEP + steps)
})

it.each([-20, -2, 2, 20])('takes no code of %d steps away', (steps) => {
  expect(stepOf(key, shownAt(NOW + steps * 30_000), NOW)).toBeNull()
})

it.each(['', '12345', '1234567', 'abcdef'])('takes no “%s”', (code) => {
  expect(stepOf(key, code, NOW)).toBeNull()
})

it('tells apps which service and which user the key is of', () => {
  const uri = new URL(keyUri(key, 'agent@demo.test'))
  expect(decodeURIComponent(uri.pathname)).toContain('ProTracker:agent@demo.test')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: key,
    issuer: 'ProTracker',
    digits: '6',
    period: '30',
  })
})
