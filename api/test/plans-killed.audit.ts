/** As in plans-killed.test.ts, 200 times with 100 people. Only run by `pnpm audit:security`: it takes ten minutes. */
import { expect, it } from 'vitest'
import { killPlans } from './kill-plans.ts'
import { useTestApp } from './test-app.ts'

const app = useTestApp()

it('a plan has each effect once, wherever 200 workers are killed', async () => {
  const places = await killPlans(app, { kills: 200, people: 100 })
  process.stderr.write(`${JSON.stringify(places)}\n`)
  expect(places.kills).toBe(200)
}, 1_800_000)
