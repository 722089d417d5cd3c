import { expect, it } from 'vitest'
import { lengthProblem, passwordRules } from './password-rules.ts'

const owner = { first_name: 'Maya', last_name: 'Ellison', email: 'maya.ellison@example.com' }
const kept = (new_password1: string, new_password2 = new_password1) =>
  passwordRules({ new_password1, new_password2 }, owner).map(({ holds }) => holds)

it.each([
  ['', '', [false, false, false]],
  ['short', 'short', [false, true, true]],
  ['a long and quiet river', '', [true, true, false]],
  ['a long and quiet river', 'a long and quiet river', [true, true, true]],
  ['MayaEllison1', 'MayaEllison1', [true, false, true]],
  ['maya.ellison@example.com', 'maya.ellison@example.com', [true, false, true]],
  // The API refuses these too.
  ['ProTracker-2026', 'ProTracker-2026', [true, false, true]],
  ['🏡🏡🏡🏡🏡', '🏡🏡🏡🏡🏡', [false, true, true]],
])('%j and %j', (first, second, expected) => {
  expect(kept(first, second)).toEqual(expected)
})

it('counts characters like the API', () => {
  expect(lengthProblem('🏡'.repeat(7))).toBe('Use at least 8 characters')
  expect(lengthProblem('🏡'.repeat(128))).toBe(true)
  expect(lengthProblem('🏡'.repeat(129))).toBe('Use 128 characters or fewer')
})
