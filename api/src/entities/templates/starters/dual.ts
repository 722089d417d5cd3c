/** Both sides of one sale. Steps shared by both sides appear once. */
import { BUYER } from './buyer.ts'
import { SELLER } from './seller.ts'
import { SALE_DATES } from './sale-dates.ts'
import type { StarterMilestone, StarterTask, StarterTemplate } from './starter-template.ts'

/** Steps of the seller's side that the buyer's side already has under another name. */
const SEEN_FROM_THE_OTHER_SIDE = new Set([
  'deposit',
  'inspection_access',
  'repair_reply',
  'appraisal_access',
  'buyer_loan',
  'hoa_package',
])

const isOfBoth = ({ key }: { key: string }) => BUYER.milestones.some((milestone) => milestone.key === key)
const withoutDoubles = (milestone: StarterMilestone): StarterMilestone => ({
  ...milestone,
  tasks: milestone.tasks.filter((one: StarterTask) => !SEEN_FROM_THE_OTHER_SIDE.has(one.key)),
})

const ofSeller = SELLER.milestones.filter((milestone) => !isOfBoth(milestone)).map(withoutDoubles)
const [prepare, market, underContract] = ofSeller
const [intake, ...untilKeys] = BUYER.milestones.map(withoutDoubles)
const shared = ['closing', 'afterwards']

export const DUAL: StarterTemplate = {
  name: 'Dual, both sides',
  representation: 3,
  switches: [...BUYER.switches, ...SELLER.switches.filter(({ key }) => BUYER.switches.every((one) => one.key !== key))],
  dates: SALE_DATES,
  milestones: [
    prepare,
    market,
    intake,
    ...untilKeys.filter(({ key }) => !shared.includes(key)),
    underContract,
    ...untilKeys.filter(({ key }) => shared.includes(key)),
  ].filter((milestone) => milestone !== undefined),
}
