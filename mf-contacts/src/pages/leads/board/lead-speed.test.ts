import { expect, it } from 'vitest'
import { priya } from '#test/sample-contacts.ts'
import { leadSpeed } from './lead-speed.ts'

const MINUTE = 60_000
const now = Date.parse(priya.created_at) + 5 * MINUTE

it('runs while no one has answered', () => {
  expect(leadSpeed(priya, now)).toEqual({ ms: 5 * MINUTE, isAnswered: false })
})

it('ends with the first contact, and is nothing for someone who was known before', () => {
  const answered = { ...priya, first_touch_at: '2026-10-02T14:22:00.000Z' }
  expect(leadSpeed(answered, now)).toEqual({ ms: 2 * MINUTE, isAnswered: true })
  const known = { ...priya, first_touch_at: '2026-10-01T09:00:00.000Z' }
  expect(leadSpeed(known, now)).toEqual({ ms: 0, isAnswered: true })
})
