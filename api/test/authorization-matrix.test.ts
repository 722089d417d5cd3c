/** Checks every operation of the contract for every kind of caller against the table in authorization/matrix.ts. */
import { beforeAll, describe, expect, it } from 'vitest'
import { contractOperations } from '#platform/contract/contract.ts'
import type { OperationId } from '#platform/http/operation.ts'
import type { Call } from '#test/authorization/call.ts'
import { CALLS } from '#test/authorization/calls.ts'
import { type Expected, expectations } from '#test/authorization/matrix.ts'
import { World } from '#test/authorization/world.ts'
import { noteScans, takeScans } from '#test/contract/collection-scans.ts'
import { useTestApp } from './test-app.ts'

const app = useTestApp()
const byOperation = Map.groupBy(expectations(), ({ operation }) => operation)
let world: World

beforeAll(async () => {
  world = await World.create(app)
  await noteScans()
})

it('the table and its calls cover every operation of the contract', () => {
  const operations = [...contractOperations.keys()].toSorted()
  expect([...byOperation.keys()].toSorted()).toEqual(operations)
  expect(Object.keys(CALLS).toSorted()).toEqual(operations)
})

describe.each([...byOperation.keys()])('%s', (operation) => {
  it('responds to each caller as in the table', async () => {
    const answers: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    let made: Call | undefined
    for (const cell of byOperation.get(operation) ?? []) {
      made ??= await CALLS[operation as OperationId](world)
      const { shows, after, ...call } = made
      const { status, text } = await world.send(operation, call, cell.caller)
      if (mayChange(operation, status)) {
        await after?.()
        made = undefined
      }
      answers[cell.caller] = { status, ...(showsMatter(cell, shows) && { shows: text.includes(shows ?? '') }) }
      expected[cell.caller] = { status: cell.status, ...(showsMatter(cell, shows) && { shows: !cell.isBlind }) }
    }
    expect(answers).toEqual(expected)
  })
})

it('no call scans a whole collection', async () => {
  expect(await takeScans()).toEqual([])
})

/** A refused call or a read must change nothing, since the next caller requests the same record. */
const mayChange = (operation: string, status: number) =>
  status < 400 && contractOperations.get(operation)?.method !== 'get'

/** Whether the response must, or must not, contain the requested record. */
function showsMatter({ status, isBlind, operation, caller }: Expected, shows: string | undefined): boolean {
  if (isBlind && !shows) throw new Error(`${operation} does not say what ${caller} must not see`)
  return status === 200 && shows !== undefined
}
