/** A purchase, from the first talk to the keys. */
import { CLOSING } from './closing.ts'
import {
  after,
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

const early: StarterMilestone[] = [
  {
    key: 'intake',
    name: 'Getting started',
    due: null,
    client_text: 'We talk about what you’re looking for and your budget.',
    tasks: [
      task('welcome', 'Send the welcome packet', business('applied_at', 1), { kind: 'email', ...office }),
      // No home is toured without one.
      task('agreement', 'Sign the buyer agreement', business('applied_at', 2), { ...paper, ...clients }),
      task('approval', 'Get the preapproval letter', business('applied_at', 5), {
        ...paper,
        ...clients,
        left_out_by: ['cash'],
      }),
      task('funds', 'Send proof of funds', business('applied_at', 5), { ...paper, ...clients, only_with: ['cash'] }),
      task('alerts', 'Set up listing alerts', business('applied_at', 3), office),
      task('showing', 'Schedule first showings', business('applied_at', 7), { depends_on: ['agreement', 'approval'] }),
    ],
  },
  {
    key: 'offer',
    name: 'Offer',
    due: days('acceptance', 0),
    client_text: 'Your offer was accepted.',
    tasks: [
      task('contract', 'Send the contract to all parties', business('acceptance', 1), { ...paper, ...office }),
      task('earnest', 'Pay the earnest money', business('acceptance', 3), { ...keyDate, ...clients, priority: 3 }),
      task('loan', 'Apply for the loan', business('acceptance', 3), { ...clients, left_out_by: ['cash'] }),
      task('open_title', 'Open title and escrow', business('acceptance', 2), others),
    ],
  },
  {
    key: 'construction',
    name: 'Construction',
    due: days('closing', -7),
    client_text: 'Your home is built. We walk through it with you before the drywall goes up and again before closing.',
    only_with: ['new_construction'],
    tasks: [
      task('selections', 'Choose finishes with the builder', days('acceptance', 14), clients),
      task('builder_update', 'Get the builder’s schedule', days('closing', -45), { kind: 'call' }),
      task('blue_tape', 'Blue-tape walkthrough with the builder', days('closing', -7), clients),
      task('occupancy', 'Certificate of occupancy', business('closing', -5), { ...paper, ...others }),
      task('warranty', 'New-home warranty documents', business('closing', -2), { ...paper, ...others }),
    ],
  },
]

const contingencies: StarterMilestone[] = [
  {
    key: 'inspection',
    name: 'Inspection',
    due: days('inspection', 0),
    client_text: 'An inspector checks the home from roof to foundation. Then you decide what to ask for.',
    left_out_by: ['no_inspection'],
    tasks: [
      task('book_inspection', 'Book the inspector', business('acceptance', 2), { kind: 'call', ...office }),
      task('inspection_done', 'Inspection', days('inspection', 0), { ...keyDate, client_visible: true }),
      task('repairs', 'Decide on repairs', days('inspection', 2), { ...clients, depends_on: ['inspection_done'] }),
      task('reply', 'Inspection reply', days('inspection', 3), { ...keyDate, priority: 3, depends_on: ['repairs'] }),
    ],
  },
  {
    key: 'property_documents',
    name: 'Disclosures',
    due: null,
    client_text: '',
    tasks: [
      task('seller_papers', 'Review the seller’s disclosures', days('acceptance', 5), paper),
      task('hoa_papers', 'HOA documents ordered', business('acceptance', 3), { ...others, left_out_by: ['no_hoa'] }),
      task('hoa_review', 'Review the HOA documents', after('hoa_papers', 7), {
        ...paper,
        ...clients,
        left_out_by: ['no_hoa'],
        depends_on: ['hoa_papers'],
      }),
    ],
  },
  {
    key: 'appraisal',
    name: 'Appraisal',
    due: days('appraisal', 0),
    client_text: 'The lender has the home appraised.',
    left_out_by: ['cash'],
    tasks: [
      task('order_appraisal', 'Appraisal ordered', business('acceptance', 5), others),
      task('appraisal_visit', 'Appraiser visits the home', days('appraisal', 0), {
        client_visible: true,
        depends_on: ['order_appraisal'],
      }),
    ],
  },
]

const beforeClosing: StarterMilestone[] = [
  {
    key: 'financing',
    name: 'Financing',
    due: days('financing', 0),
    client_text: 'The lender approves your loan.',
    left_out_by: ['cash'],
    tasks: [
      task('commitment', 'Loan commitment', days('financing', 0), {
        ...others,
        ...keyDate,
        depends_on: ['loan', 'appraisal_visit'],
      }),
      task('clear', 'Clear to close', after('commitment', 3), { depends_on: ['commitment', 'title'] }),
    ],
  },
  {
    key: 'title_insurance',
    name: 'Title and insurance',
    due: days('title', 0),
    client_text: 'We make sure the home has clear title and is insured.',
    tasks: [
      task('title', 'Title commitment', days('title', 0), others),
      task('insurance', 'Get home insurance quotes', days('closing', -14), clients),
      task('utilities', 'Put the utilities in your name', days('closing', -7), clients),
    ],
  },
]

export const BUYER: StarterTemplate = {
  name: 'Buyer, from search to keys',
  representation: 1,
  switches: [
    { key: 'cash', name: 'Cash purchase' },
    { key: 'no_hoa', name: 'No HOA' },
    { key: 'no_inspection', name: 'No inspection' },
    { key: 'new_construction', name: 'New construction' },
  ],
  dates: SALE_DATES,
  milestones: [...early, ...contingencies, ...beforeClosing, ...CLOSING],
}
