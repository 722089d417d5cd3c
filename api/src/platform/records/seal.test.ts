import { expect, it } from 'vitest'
import { createSeal } from './seal.ts'

const seal = createSeal('a secret of the installation', 'two-step')

it('gives back what it sealed, to the same owner', () => {
  const sealed = seal.close('JBSWY3DP', 'maya')
  expect(seal.open(sealed, 'maya')).toBe('JBSWY3DP')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(seal.close('JBSWY3DP', 'maya')).not.toBe(sealed)
})

it.each([
  ['another owner', (sealed: string) => seal.open(sealed, 'jordan')],
  ['another secret', (sealed: string) => createSeal('another secret', 'two-step').open(sealed, 'maya')],
  ['another purpose', (sealed: string) => createSeal('a secret of the installation', 'other').open(sealed, 'maya')],
  ['an altered text', (sealed: string) => seal.open(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, 'maya')],
  ['half of it', (sealed: string) => seal.open(sealed.slice(0, 20), 'maya')],
  ['nothing', () => seal.open('', 'maya')],
])('opens nothing with %s', (_case, open) => {
  expect(open(seal.close('JBSWY3DP', 'maya'))).toBeNull()
})
