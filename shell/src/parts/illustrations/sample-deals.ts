import { Representation, representationLabels } from 'openapi/codes'
import { copy } from './copy.ts'

/** Invented deals for the pictures of the public pages. */
export interface SampleDeal {
  name: string
  facts: string
  next: string
  when: string
  isLate?: boolean
  side: string
  done: number
  total: number
  agent: string
}

export interface SamplePhase {
  name: string
  colour: string
  count: number
  volume: string
  deals: SampleDeal[]
}

const { agents, deals, phases, steps } = copy
const buyer = representationLabels[Representation.Buyer]

export const samplePhases: SamplePhase[] = [
  {
    name: phases.searching,
    colour: '#8aa4c8',
    count: 9,
    volume: '$4.9M',
    deals: [
      { ...deals.alvarez, side: buyer, done: 4, total: 18, agent: agents.maria },
      { ...deals.whitaker, isLate: true, side: buyer, done: 2, total: 18, agent: agents.jonas },
    ],
  },
  {
    name: phases.offerOut,
    colour: '#e0b64a',
    count: 5,
    volume: '$2.7M',
    deals: [
      { ...deals.juniper, side: buyer, done: 6, total: 19, agent: agents.maria },
      {
        ...deals.harborView,
        side: representationLabels[Representation.Dual],
        done: 7,
        total: 20,
        agent: agents.jonas,
      },
    ],
  },
  {
    name: phases.underContract,
    colour: '#4dc480',
    count: 14,
    volume: '$7.6M',
    deals: [
      { ...deals.maple, side: buyer, done: 14, total: 24, agent: agents.maria },
      {
        ...deals.lantern,
        side: representationLabels[Representation.Seller],
        done: 11,
        total: 26,
        agent: agents.jonas,
      },
    ],
  },
]

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
