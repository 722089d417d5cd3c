import { expect, it } from 'vitest'
import { hashPassword, passwordMatches } from './passwords.ts'

it('is stored with argon2id at OWASP’s minimum cost, and nothing else matches it', async () => {
  const kept = await hashPassword('a long and quiet river')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwordMatches(kept, 'a long and quiet river')).toBe(true)
  expect(await passwordMatches(kept, 'a long and quiet rivers')).toBe(false)
  expect(await passwordMatches(null, 'no one has this password')).toBe(false)
})
