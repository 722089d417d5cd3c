import { DealStatus, Progress } from 'openapi/codes'
import { expect, it } from 'vitest'
import { stepsOf } from './milestone-steps.ts'

const step = (name: string, progress: Progress = Progress.NOT_STARTED) => ({ name, progress })
const offer = step('Offer', Progress.COMPLETE)
const started = step('Getting started', Progress.IN_PROGRESS)
const of = (status: DealStatus, ...steps: ReturnType<typeof step>[]) => stepsOf(steps, { reached: offer, status })

it('names what comes after the one that was reached, even if something before it is left', () => {
  const steps = of(DealStatus.UnderContract, started, offer, step('Inspection'))
  expect(steps).toEqual({ done: 1, total: 3, next: 'Inspection' })
})

it('names what is left before it if nothing comes after it', () => {
  expect(of(DealStatus.UnderContract, started, offer).next).toBe('Getting started')
  expect(of(DealStatus.UnderContract, offer).next).toBeNull()
})

it('is through with a deal that has closed', () => {
  expect(of(DealStatus.Closed, started, offer, step('Keys'))).toEqual({ done: 3, total: 3, next: null })
})
