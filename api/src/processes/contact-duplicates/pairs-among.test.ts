import { expect, it } from 'vitest'
import { matchKeys } from '#entities/contacts/on-save/match-words.ts'
import { populate, type Resident } from '#test/factories/population.ts'
import { prepare } from './likeness.ts'
import { type Keyed, type Pair, pairsAmong } from './pairs-among.ts'

const keyed = async (all: readonly Resident[]): Promise<Keyed<Resident>[]> =>
  Promise.all(all.map(async (one) => ({ id: one, keys: await matchKeys(one), prepared: await prepare(one) })))

const told = ({ first_name, last_name, company, emails, phones, address }: Resident) =>
  [first_name, last_name, company, ...emails, ...phones, address?.street, address?.zip].filter(Boolean).join(' · ')

it('finds those who were entered twice among 20,000, and hardly anyone else', async () => {
  const all = populate(7, 20_000, 0.08)
  const pairs = pairsAmong(await keyed(all))
  const people = Map.groupBy(all, ({ person }) => person)
  const planted = [...people.values()].filter((contacts) => contacts.length === 2)
  const isRight = ({ one, other }: Pair<Resident>) => one.person === other.person
  const right = pairs.filter(isRight).length
  const [recall, precision] = [right / planted.length, right / pairs.length]
  const found = new Set(pairs.filter(isRight).map(({ one }) => one.person))
  const missed = planted.filter(([one]) => one && !found.has(one.person))
  console.log(
    `duplicates among ${all.length}: ${planted.length} planted, recall ${recall.toFixed(4)}, precision ${precision.toFixed(4)}`,
  )
  const wrong = pairs.filter((pair) => !isRight(pair)).slice(0, 8)
  const detail = [
    ...missed.slice(0, 8).map((both) => `missed: ${both.map(told).join('  |  ')}`),
    ...wrong.map(({ one, other, score }) => `wrong (${score}): ${told(one)}  |  ${told(other)}`),
  ].join('\n')
  expect(all).toHaveLength(20_000)
  expect(planted).toHaveLength(1600)
  expect(recall, detail).toBeGreaterThanOrEqual(0.95)
  expect(precision, detail).toBeGreaterThanOrEqual(0.98)
}, 60_000)
