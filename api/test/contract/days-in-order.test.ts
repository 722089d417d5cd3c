/** No list can be asked for days that end before they start. */
import { expect, it } from 'vitest'
import { contractOperations } from '#platform/contract/contract.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { useTestApp } from '#test/test-app.ts'

const app = useTestApp()

/** The operations with two parameters for days, such as `closing_from` and `closing_to`, and the name of the last. */
const pairs = [...contractOperations.values()].flatMap(({ operationId, path, parameters }) => {
  const names = parameters.map(({ name }) => name)
  return names
    .filter((name) => /(?:^|_)to$/.test(name) && names.includes(name.replace(/to$/, 'from')))
    .map((to) => [operationId, to, path] as const)
})

it('calendar, audit, deals and contacts can be asked for days', () => {
  expect([...new Set(pairs.map(([, to]) => to))].toSorted()).toEqual(['closing_to', 'contacted_to', 'dated_to', 'to'])
})

it('a last day before the first is refused by all of them, and the same day is not', async () => {
  const { owner } = await openTeam(app)
  for (const [operation, to, path] of pairs) {
    const address = path.replaceAll(/\{\w+\}/g, '6560a1f2c3d4e5f60718293a')
    const ask = async (first: string, last: string) => {
      const query = new URLSearchParams({
        from: '2031-03-01',
        to: '2031-03-31',
        [to.replace(/to$/, 'from')]: first,
        [to]: last,
      })
      return (await owner.sendUnchecked('GET', `${address}?${query.toString()}`)).body as { errors?: unknown[] }
    }
    const refusal = { field: to, reason: 'can’t be before the first day' }
    expect((await ask('2031-03-02', '2031-03-01')).errors, operation).toContainEqual(refusal)
    expect((await ask('2031-03-02', '2031-03-02')).errors ?? [], operation).not.toContainEqual(refusal)
  }
})

it('a smart list keeps no such days either', async () => {
  const { owner } = await openTeam(app, [], 'lists')
  const filters = { contacted_from: '2031-03-02', contacted_to: '2031-03-01' }
  const { errors } = await owner.refused('POST', '/smart_lists/', { name: 'Backward', filters })
  expect(errors).toEqual([{ field: 'filters.contacted_to', reason: 'can’t be before the first day' }])
})
