import { expect, it } from 'vitest'
import { killPlans } from './kill-plans.ts'
import { useTestApp } from './test-app.ts'

const app = useTestApp()

it('a plan has each effect once, wherever workers are killed', async () => {
  expect((await killPlans(app, { kills: 12, people: 30 })).kills).toBe(12)
}, 300_000)
