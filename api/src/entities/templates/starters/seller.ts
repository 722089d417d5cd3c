/** A sale, from the listing agreement to the closing. */
import { CLOSING } from './closing.ts'
import {
  business,
  clients,
  days,
  keyDate,
  office,
  others,
  paper,
  type StarterMilestone,
  type StarterTemplate,
  task,
} from './starter-template.ts'
import { SALE_DATES } from './sale-dates.ts'

const listing: StarterMilestone[] = [
  {
    key: 'prepare',
    name: 'Getting ready',
    due: days('listing', 0),
    client_text: 'We get the home ready to show.',
    tasks: [
      task('cma', 'Market analysis and list price', business('applied_at', 1)),
      task('listing_agreement', 'Sign the listing agreement', business('applied_at', 2), { ...paper, ...clients }),
      task('photos', 'Photos and floor plan', business('applied_at', 5), others),
      task('disclosures', 'Fill out the seller disclosures', business('applied_at', 6), { ...paper, ...clients }),
      task('hoa_package', 'HOA documents from the association', business('applied_at', 6), {
        ...others,
        left_out_by: ['no_hoa'],
      }),
      task('sign', 'Yard sign and lockbox', days('listing', -1), office),
    ],
  },
  {
    key: 'market',
    name: 'On the market',
    due: days('acceptance', 0),
    client_text: 'Buyers tour the home, and we share their feedback.',
    tasks: [
      task('mls', 'Enter the listing in the MLS', days('listing', 0), office),
      task('open_house', 'Open house', days('listing', 6), { client_visible: true }),
      task('feedback', 'Share showing feedback', days('listing', 8), { kind: 'call' }),
      task('price_review', 'Review the price together', days('listing', 21), { kind: 'call' }),
    ],
  },
]

const contract: StarterMilestone = {
  key: 'under_contract',
  name: 'Under contract',
  due: business('closing', -7),
  client_text: 'You’re under contract. The buyer’s inspection, appraisal and loan come next.',
  tasks: [
    task('deposit', 'Deposit received', business('acceptance', 3), keyDate),
    task('inspection_access', 'Provide access for the inspection', days('inspection', 0), {
      ...clients,
      left_out_by: ['no_inspection'],
    }),
    task('repair_reply', 'Respond to the repair request', days('inspection', 3), {
      ...keyDate,
      ...clients,
      priority: 3,
      left_out_by: ['no_inspection'],
    }),
    task('appraisal_access', 'Meet the appraiser with comps', days('appraisal', 0), { left_out_by: ['cash'] }),
    task('buyer_loan', 'Buyer’s loan commitment', days('financing', 0), {
      ...others,
      ...keyDate,
      left_out_by: ['cash'],
    }),
    task('payoff', 'Payoff statement', business('closing', -7), { ...paper, ...others, left_out_by: ['no_mortgage'] }),
    task('final_readings', 'Cancel utilities as of closing day', days('closing', -5), clients),
  ],
}

/** Buyers walk through the home before the closing; sellers get it ready for them. */
export const READY_FOR_WALKTHROUGH = task(
  'walkthrough_ready',
  'Get the home ready for the buyer’s walkthrough',
  days('walkthrough', 0),
  clients,
)

const closing = CLOSING.map((milestone) => ({
  ...milestone,
  tasks: milestone.tasks.map((one) => (one.key === 'walkthrough' ? READY_FOR_WALKTHROUGH : one)),
}))

export const SELLER: StarterTemplate = {
  name: 'Seller, from listing to closing',
  representation: 2,
  switches: [
    { key: 'cash', name: 'Cash purchase' },
    { key: 'no_hoa', name: 'No HOA' },
    { key: 'no_inspection', name: 'No inspection' },
    { key: 'no_mortgage', name: 'No mortgage to pay off' },
  ],
  dates: SALE_DATES,
  milestones: [...listing, contract, ...closing],
}
