/** The templates that an account starts with: milestones, tasks and the rules of their dates (DOMAIN.md, Due dates). */
import type { DueAnchor, TaskKind, WaitingOn } from 'openapi/codes'

export type StarterRule = { anchor: DueAnchor; offset: number; unit: 'calendar' | 'business'; item?: string }

export type StarterTask = {
  key: string
  title: string
  due: StarterRule
  kind?: TaskKind
  waiting_on?: WaitingOn
  priority?: 1 | 2 | 3
  client_visible?: boolean
  depends_on?: string[]
}

export type StarterMilestone = {
  key: string
  name: string
  due: StarterRule | null
  client_text: string
  tasks: StarterTask[]
}

export type StarterTemplate = { name: string; representation: 1 | 2 | 5; milestones: StarterMilestone[] }

const days = (anchor: DueAnchor, offset: number): StarterRule => ({ anchor, offset, unit: 'calendar' })
const business = (anchor: DueAnchor, offset: number): StarterRule => ({ anchor, offset, unit: 'business' })
const after = (item: string, offset: number): StarterRule => ({ anchor: 'task', offset, unit: 'calendar', item })

const closing: StarterMilestone[] = [
  {
    key: 'closing',
    name: 'Keys',
    due: days('closing', 0),
    client_text: 'The papers are signed and the house changes hands.',
    tasks: [
      {
        key: 'disclosure',
        title: 'Closing disclosure',
        due: business('closing', -3),
        kind: 'document',
        waiting_on: 'third_party',
      },
      {
        key: 'walkthrough',
        title: 'Final walkthrough',
        due: days('closing', -1),
        client_visible: true,
        waiting_on: 'client',
      },
      { key: 'wire', title: 'Confirm the wire by phone', due: days('closing', -2), kind: 'call', priority: 3 },
      { key: 'signing', title: 'Signing', due: days('closing', 0), kind: 'key_date', client_visible: true },
    ],
  },
  {
    key: 'afterwards',
    name: 'Afterwards',
    due: null,
    client_text: '',
    tasks: [
      { key: 'review', title: 'Review request', due: days('closing', 3), kind: 'email' },
      { key: 'anniversary', title: 'Anniversary note', due: days('closing', 365), kind: 'email' },
    ],
  },
]

export const BUYER: StarterTemplate = {
  name: 'Buyer, from search to keys',
  representation: 1,
  milestones: [
    {
      key: 'intake',
      name: 'Getting started',
      due: null,
      client_text: 'We learn what you are looking for and what it may cost.',
      tasks: [
        { key: 'welcome', title: 'Send the welcome packet', due: business('applied_at', 1), kind: 'email' },
        {
          key: 'agreement',
          title: 'Buyer agreement signed',
          due: business('applied_at', 2),
          kind: 'document',
          waiting_on: 'client',
          client_visible: true,
        },
        {
          key: 'approval',
          title: 'Pre-approval letter',
          due: business('applied_at', 5),
          kind: 'document',
          waiting_on: 'client',
          client_visible: true,
        },
        { key: 'alerts', title: 'Set up listing alerts', due: business('applied_at', 3) },
        { key: 'showing', title: 'First showings', due: business('applied_at', 7), depends_on: ['approval'] },
      ],
    },
    {
      key: 'offer',
      name: 'Offer',
      due: days('acceptance', 0),
      client_text: 'Your offer is accepted.',
      tasks: [
        { key: 'contract', title: 'Send the contract to everyone', due: business('acceptance', 1), kind: 'document' },
        {
          key: 'earnest',
          title: 'Earnest money paid',
          due: business('acceptance', 3),
          kind: 'key_date',
          waiting_on: 'client',
          client_visible: true,
          priority: 3,
        },
        {
          key: 'loan',
          title: 'Loan application sent',
          due: business('acceptance', 3),
          waiting_on: 'client',
          client_visible: true,
        },
      ],
    },
    {
      key: 'inspection',
      name: 'Inspection',
      due: days('inspection', 0),
      client_text: 'An inspector looks at the house from the roof to the cellar; then you decide what to ask for.',
      tasks: [
        { key: 'book_inspection', title: 'Book the inspector', due: business('acceptance', 2), kind: 'call' },
        {
          key: 'inspection_done',
          title: 'Inspection',
          due: days('inspection', 0),
          kind: 'key_date',
          client_visible: true,
        },
        {
          key: 'repairs',
          title: 'Decide on repairs',
          due: days('inspection', 2),
          waiting_on: 'client',
          client_visible: true,
          depends_on: ['inspection_done'],
        },
        {
          key: 'reply',
          title: 'Inspection reply',
          due: days('inspection', 3),
          kind: 'key_date',
          depends_on: ['repairs'],
          priority: 3,
        },
      ],
    },
    {
      key: 'appraisal',
      name: 'Appraisal',
      due: days('appraisal', 0),
      client_text: 'The lender has the house valued.',
      tasks: [
        {
          key: 'order_appraisal',
          title: 'Appraisal ordered',
          due: business('acceptance', 5),
          waiting_on: 'third_party',
        },
        {
          key: 'appraisal_visit',
          title: 'Appraiser visits the house',
          due: days('appraisal', 0),
          client_visible: true,
          depends_on: ['order_appraisal'],
        },
      ],
    },
    {
      key: 'financing',
      name: 'Financing',
      due: days('financing', 0),
      client_text: 'The lender commits to the loan.',
      tasks: [
        {
          key: 'insurance',
          title: 'Get home insurance quotes',
          due: days('appraisal', 2),
          waiting_on: 'client',
          client_visible: true,
        },
        { key: 'title', title: 'Title commitment', due: days('title', 0), waiting_on: 'third_party' },
        {
          key: 'commitment',
          title: 'Loan commitment',
          due: days('financing', 0),
          kind: 'key_date',
          waiting_on: 'third_party',
          depends_on: ['loan', 'appraisal_visit'],
        },
        { key: 'clear', title: 'Clear to close', due: after('commitment', 3), depends_on: ['commitment', 'title'] },
      ],
    },
    ...closing,
  ],
}

export const SELLER: StarterTemplate = {
  name: 'Seller, from listing to closing',
  representation: 2,
  milestones: [
    {
      key: 'prepare',
      name: 'Getting ready',
      due: days('listing', 0),
      client_text: 'The house is made ready to be seen.',
      tasks: [
        {
          key: 'agreement',
          title: 'Listing agreement signed',
          due: business('applied_at', 2),
          kind: 'document',
          waiting_on: 'client',
          client_visible: true,
        },
        { key: 'photos', title: 'Photos and floor plan', due: business('applied_at', 5), waiting_on: 'third_party' },
        {
          key: 'disclosures',
          title: 'Seller disclosures',
          due: business('applied_at', 6),
          kind: 'document',
          waiting_on: 'client',
          client_visible: true,
        },
        { key: 'sign', title: 'Sign and lockbox', due: days('listing', -1) },
      ],
    },
    {
      key: 'market',
      name: 'On the market',
      due: days('acceptance', 0),
      client_text: 'Buyers come to see the house; we tell you what they say.',
      tasks: [
        { key: 'mls', title: 'Enter in the MLS', due: days('listing', 0) },
        { key: 'open_house', title: 'Open house', due: days('listing', 6), client_visible: true },
        { key: 'feedback', title: 'Call with feedback', due: days('listing', 8), kind: 'call' },
      ],
    },
    {
      key: 'contract',
      name: 'Under contract',
      due: business('closing', -7),
      client_text: 'A buyer is bound; their inspector and lender do their part.',
      tasks: [
        { key: 'deposit', title: 'Deposit received', due: business('acceptance', 3), kind: 'key_date' },
        {
          key: 'inspection_access',
          title: 'Give access for the inspection',
          due: days('inspection', 0),
          waiting_on: 'client',
          client_visible: true,
        },
        {
          key: 'repair_reply',
          title: 'Answer the repair request',
          due: days('inspection', 3),
          kind: 'key_date',
          waiting_on: 'client',
          client_visible: true,
          priority: 3,
        },
        {
          key: 'buyer_loan',
          title: 'Buyer’s loan commitment',
          due: days('financing', 0),
          kind: 'key_date',
          waiting_on: 'third_party',
        },
        {
          key: 'payoff',
          title: 'Payoff statement',
          due: business('closing', -7),
          kind: 'document',
          waiting_on: 'third_party',
        },
      ],
    },
    ...closing,
  ],
}

export const LEASE: StarterTemplate = {
  name: 'Lease',
  representation: 5,
  milestones: [
    {
      key: 'application',
      name: 'Application',
      due: business('applied_at', 4),
      client_text: 'Your papers go to the landlord.',
      tasks: [
        {
          key: 'papers',
          title: 'Application papers',
          due: business('applied_at', 2),
          kind: 'document',
          waiting_on: 'client',
          client_visible: true,
        },
        { key: 'screening', title: 'Screening report', due: business('applied_at', 4), waiting_on: 'third_party' },
      ],
    },
    {
      key: 'lease',
      name: 'Lease',
      due: days('lease_start', 0),
      client_text: 'The lease is signed and you get the keys.',
      tasks: [
        {
          key: 'lease_signed',
          title: 'Lease signed',
          due: days('lease_start', -10),
          kind: 'document',
          client_visible: true,
        },
        {
          key: 'deposit',
          title: 'Deposit and first rent',
          due: days('lease_start', -3),
          waiting_on: 'client',
          client_visible: true,
        },
        {
          key: 'keys',
          title: 'Hand over the keys',
          due: days('lease_start', 0),
          kind: 'key_date',
          client_visible: true,
        },
      ],
    },
  ],
}

export const STARTER_TEMPLATES = [BUYER, SELLER, LEASE]

/** A template as it is stored. */
export function storedTemplate({ name, representation, milestones }: StarterTemplate) {
  const rule = <T extends object>(due: T | null) => due && { roll: 'none', skip_holidays: true, item: null, ...due }
  return {
    name,
    representation,
    milestones: milestones.map(({ due, client_text, tasks, ...milestone }) => ({
      ...milestone,
      client_text,
      client_visible: client_text !== '',
      due_rule: rule(due),
      tasks: tasks.map(({ due: taskDue, ...task }) => ({ ...task, due_rule: rule(taskDue) })),
    })),
  }
}
