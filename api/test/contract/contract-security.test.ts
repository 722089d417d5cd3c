/** Compares what the contract says about sign-in, tokens and CSRF headers with the table of who may do what. */
import { describe, expect, it } from 'vitest'
import { type ContractOperation, contract, contractOperations } from '#platform/contract/contract.ts'
import { type Caller, expectations } from '#test/authorization/matrix.ts'

const PEOPLE: Caller[] = ['owner', 'admin', 'agent', 'agent2', 'assistant', 'client', 'stranger']
const MEMBERS = PEOPLE.filter((caller) => caller !== 'client')
const ALLOWED = (status: number | undefined) => status !== 401 && status !== 403

const cells = Map.groupBy(expectations(), ({ operation }) => operation)

function statuses({ operationId }: ContractOperation): Map<Caller, number> {
  return new Map((cells.get(operationId) ?? []).map(({ caller, status }) => [caller, status]))
}

describe.each([...contractOperations.values()])('$operationId', (operation) => {
  const { method, takesToken, security = contract.security } = operation
  const needs = security as { [scheme: string]: unknown }[]
  const table = statuses(operation)

  it('lists tokens exactly if some member may call it with one', () => {
    const byToken = { read: table.get('read'), write: table.get('write') }
    if (!takesToken) return expect(byToken).toEqual({ read: 403, write: 403 })
    expect(MEMBERS.some((caller) => ALLOWED(table.get(caller)))).toBe(true)
    const own = table.get('agent')
    expect(byToken).toEqual({ read: method === 'get' ? own : 403, write: own })
  })

  it('lists a session if and only if visitors are refused', () => {
    const asksForSession = needs.some((one) => 'session' in one)
    expect(asksForSession).toBe(table.get('anonymous') === 401)
  })

  it('lists the CSRF header wherever something is written without a token', () => {
    // `{}` alone: it's done in no one's name.
    const bare = needs.filter((one) => !('token' in one) && !('csrf' in one) && Object.keys(one).length > 0)
    expect(method === 'get' ? [] : bare).toEqual([])
    expect(method === 'get' ? needs.filter((one) => 'csrf' in one) : []).toEqual([])
  })
})
