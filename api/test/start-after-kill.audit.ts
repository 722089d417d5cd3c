/**
 * A process that is killed in the middle of writes, again and again: the next one is ready within 5 s. Only run by
 * `pnpm audit:security`: no test asserts a time.
 */
import { beforeAll, expect, it } from 'vitest'
import { API_PREFIX } from '../src/app.ts'
import { kill, useApiProcesses } from './api-process.ts'
import { createPeople } from './factories/people.ts'
import { useTestApp } from './test-app.ts'
import { TestClient } from './test-client.ts'

const KILLS = 50
const WRITERS = 8
const READY_WITHIN_MS = 5000

const app = useTestApp()
const startApi = useApiProcesses()
let writer: TestClient

beforeAll(async () => {
  await createPeople('north')
  writer = await app.signIn('agent@north.test')
})

/** Writes to `origin` until it is gone. Returns how many writes were answered. */
async function write(origin: string): Promise<number> {
  const client = new TestClient(origin + API_PREFIX)
  for (const [name, value] of writer.cookies) client.cookies.set(name, value)
  let written = 0
  try {
    for (;;) {
      await client.post('/contacts/', { last_name: 'Written' })
      written += 1
    }
  } catch {
    return written
  }
}

it(`${KILLS} kills under ${WRITERS} writers`, async () => {
  const took: number[] = []
  let written = 0
  for (let i = 0; i < KILLS; i++) {
    const begin = performance.now()
    const { origin, child } = await startApi()
    took.push(Math.round(performance.now() - begin))
    const writing = Promise.all(Array.from({ length: WRITERS }, () => write(origin)))
    await new Promise((resolve) => setTimeout(resolve, 300 + 20 * i))
    await kill(child)
    written += (await writing).reduce((sum, count) => sum + count, 0)
  }
  console.log(`${written} writes; ready after ${took.join(', ')} ms`)
  expect(written).toBeGreaterThan(KILLS)
  expect(Math.max(...took)).toBeLessThan(READY_WITHIN_MS)
}, 900_000)
