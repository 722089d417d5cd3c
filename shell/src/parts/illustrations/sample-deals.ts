import { Representation, representationLabels } from 'openapi/codes'
import { copy } from './copy.ts'

/** An invented deal for the pictures of the public pages. */
export interface SampleDeal {
  name: string
  facts: string
  next: string
  when: string
  side: string
  done: number
  total: number
  agent: string
}

const { agents, deals, steps } = copy

export const sampleDeal: SampleDeal = {
  ...deals.maple,
  side: representationLabels[Representation.Buyer],
  done: 14,
  total: 24,
  agent: agents.maria,
}

export interface SampleStep {
  name: string
  when: string
  state: 'done' | 'now' | 'ahead'
}

export const sampleSteps: SampleStep[] = [
  { ...steps.offer, state: 'done' },
  { ...steps.earnestMoney, state: 'done' },
  { ...steps.inspection, state: 'now' },
  { ...steps.appraisal, state: 'ahead' },
  { ...steps.financing, state: 'ahead' },
  { ...steps.keys, state: 'ahead' },
]
