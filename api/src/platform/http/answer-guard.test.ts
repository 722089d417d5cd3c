import { pino } from 'pino'
import { Counter, Registry } from 'prom-client'
import { expect, it, vi } from 'vitest'
import { watchAnswers } from './answer-guard.ts'
import { contractOperations } from '#platform/contract/contract.ts'

const operation = contractOperations.get('listLabels')
const log = pino({ level: 'silent' })

it('counts the answers that a busy process does not check', async () => {
  if (!operation) throw new Error('listLabels is not in the contract')
  const registers = [new Registry()]
  const counter = (name: string) => new Counter({ name, help: name, labelNames: ['operation'], registers })
  const counters = { outsideContract: counter('outside'), unchecked: counter('unchecked') }
  const guard = watchAnswers(counters)
  for (let i = 0; i < 103; i++) guard({ operation, status: 200, body: { results: 'none' }, log })
  const values = async ({ outsideContract, unchecked }: typeof counters) => [
    (await outsideContract.get()).values.map(({ value }) => value),
    (await unchecked.get()).values.map(({ value }) => value),
  ]
  expect(await values(counters)).toEqual([[], [3]])
  await vi.waitFor(async () => expect(await values(counters)).toEqual([[100], [3]]), { timeout: 10_000 })
})
