/** No filter, with any value or blank, shows a caller more than they may see. */
import mongoose from 'mongoose'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ContractOperation, type Parameter, resolve } from '#platform/contract/contract.ts'
import { CALLERS, type Caller, expectations } from '#test/authorization/matrix.ts'
import { World } from '#test/authorization/world.ts'
import { useTestApp } from '#test/test-app.ts'
import { operations, somePath } from './calls.ts'

const app = useTestApp()
/** A word only in records of the agent, which these callers may not see. */
const MARK = 'Zanzibar'
let world: World
let ids: string[]

beforeAll(async () => {
  world = await World.create(app)
  const agent = world.as('agent')
  const { body: contact } = await agent.post('/contacts/', { last_name: MARK, company: MARK })
  const deal = await world.deal({ name: `${MARK} Street`, parties: [{ contact: contact.id, role: 'buyer' }] })
  const { body: task } = await agent.post('/tasks/', { deal, title: `${MARK} papers` })
  const milestone = await world.milestone(deal)
  await agent.post('/portals/', { deal, contact: contact.id, mode: 'link' })
  ids = [contact.id, deal, task.id, milestone.id]
})

const BLANK = ['', ' ', 'null', '0', '*', '%', '.*', '{"$ne":null}', ',']
/** Values with a special meaning to the database: the end of a text, a broken pattern, an expression. */
const STRANGE = ['a\0b', '(', '$', '$name']

const lists = operations.filter(
  ({ method, parameters }) => method === 'get' && parameters.some((one) => one.in === 'query'),
)

/**
 * The callers who may see none of it according to the matrix: another agent of the team, and the owner of another
 * account.
 */
const blind = ({ operationId }: ContractOperation): Caller[] =>
  CALLERS.filter((caller) =>
    expectations().some((cell) => cell.operation === operationId && cell.caller === caller && cell.isBlind),
  )

it('there are lists to test', () => {
  expect(lists.filter((operation) => blind(operation).length > 0).length).toBeGreaterThanOrEqual(8)
})

describe.each(lists.map((operation) => [operation.operationId, operation] as const))('%s', (_id, operation) => {
  it('shows nothing to callers who may see nothing', async () => {
    for (const caller of blind(operation)) {
      for (const { name } of operation.parameters.filter((parameter) => parameter.in === 'query')) {
        // The test needs more exports than the rate limit allows.
        await mongoose.connection.collection('rate_limits').deleteMany({})
        await Promise.all(
          [...BLANK, ...STRANGE, MARK, ...ids].map((value) => expectNothing(operation, caller, name, value)),
        )
      }
    }
  })
})

async function expectNothing(operation: ContractOperation, caller: Caller, name: string, value: string): Promise<void> {
  const query = new URLSearchParams({ ...neededBy(operation, name), [name]: value }).toString()
  const { status, body } = await world.as(caller).sendUnchecked('GET', `${somePath(operation)}?${query}`)
  expect([200, 400, 404], `${caller} ?${query}`).toContain(status)
  // An error may repeat what was asked for, but a success must not contain it.
  const text = status === 200 ? JSON.stringify(body, withoutExports) : ''
  for (const seen of [MARK, ...ids]) expect(text, `${caller} ?${query}`).not.toContain(seen)
}

/** The audit log shows an account its own exports, with the search words that were used. */
const withoutExports = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'entity' in value && value.entity === 'export' ? null : value

/** The operation's other required parameters. */
function neededBy({ parameters }: ContractOperation, name: string): Record<string, string> {
  const needed = parameters.filter((one) => one.in === 'query' && one.required && one.name !== name)
  const value = ({ schema }: Parameter) => (resolve(schema).enum as string[] | undefined)?.[0] ?? ids[1] ?? ''
  return Object.fromEntries(needed.map((one) => [one.name, value(one)]))
}
