/** Both sides of one sale. Steps shared by both sides appear once. Each side's clients see their own and the shared ones. */
import { ClientSide } from 'openapi/codes'
import { BUYER } from './buyer.ts'
import { READY_FOR_WALKTHROUGH, SELLER } from './seller.ts'
import { SALE_DATES } from './sale-dates.ts'
import type { StarterMilestone, StarterTemplate } from './starter-template.ts'

/** The agent's steps on the seller's side that the buyer's side already has under another name. */
const SEEN_FROM_THE_OTHER_SIDE = new Set(['deposit', 'appraisal_access', 'buyer_loan', 'hoa_package'])

const isIn =
  ({ milestones }: StarterTemplate) =>
  ({ key }: StarterMilestone) =>
    milestones.some((one) => one.key === key)

const ofOneSide = (client_side: ClientSide, { tasks, ...milestone }: StarterMilestone): StarterMilestone => ({
  ...milestone,
  client_side,
  tasks: tasks.map((task) => ({ ...task, client_side })),
})

const buyers = BUYER.milestones.filter((one) => !isIn(SELLER)(one)).map((one) => ofOneSide(ClientSide.buyer, one))
const sellers = SELLER.milestones
  .filter((one) => !isIn(BUYER)(one))
  .map((one) => ({ ...one, tasks: one.tasks.filter(({ key }) => !SEEN_FROM_THE_OTHER_SIDE.has(key)) }))
  .map((one) => ofOneSide(ClientSide.seller, one))
const shared = BUYER.milestones.filter(isIn(SELLER)).map((milestone) => ({
  ...milestone,
  // Each side has its own part in the walkthrough, among the last steps of both.
  tasks: milestone.tasks.flatMap((task) =>
    task.key === 'walkthrough'
      ? [
          { ...READY_FOR_WALKTHROUGH, client_side: ClientSide.seller },
          { ...task, client_side: ClientSide.buyer },
        ]
      : [task],
  ),
}))

const offered = buyers.findIndex(({ key }) => key === 'offer') + 1

export const DUAL: StarterTemplate = {
  name: 'Dual, both sides',
  representation: 3,
  switches: [...BUYER.switches, ...SELLER.switches.filter(({ key }) => BUYER.switches.every((one) => one.key !== key))],
  dates: SALE_DATES,
  // The last of the seller's own steps begins with the contract, as the buyer's do after their offer.
  milestones: [
    ...sellers.slice(0, -1),
    ...buyers.slice(0, offered),
    ...sellers.slice(-1),
    ...buyers.slice(offered),
    ...shared,
  ],
}
