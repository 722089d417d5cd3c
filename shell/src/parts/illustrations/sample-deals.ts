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

export const samplePhases: SamplePhase[] = [
  {
    name: 'Searching',
    colour: '#8aa4c8',
    count: 9,
    volume: '$4.9M',
    deals: [
      {
        name: 'The Alvarez family',
        facts: '3 bed, Eastside · up to $640,000',
        next: 'Showing, 418 Alder Ct',
        when: 'Sat 22',
        side: 'Buyer',
        done: 4,
        total: 18,
        agent: 'Maria Okoye',
      },
      {
        name: 'Priya & Tom Whitaker',
        facts: 'Condo downtown · up to $415,000',
        next: 'Pre-approval letter',
        when: '2 days late',
        isLate: true,
        side: 'Buyer',
        done: 2,
        total: 18,
        agent: 'Jonas Lindqvist',
      },
    ],
  },
  {
    name: 'Offer out',
    colour: '#e0b64a',
    count: 5,
    volume: '$2.7M',
    deals: [
      {
        name: '1127 Juniper Lane',
        facts: 'Dana Brooks · $585,000',
        next: 'Counter expires',
        when: 'Today 17:00',
        side: 'Buyer',
        done: 6,
        total: 19,
        agent: 'Maria Okoye',
      },
      {
        name: '88 Harbor View #1204',
        facts: 'Lee & Santos · $742,500',
        next: 'Offer answer',
        when: 'Sun 23',
        side: 'Dual',
        done: 7,
        total: 20,
        agent: 'Jonas Lindqvist',
      },
    ],
  },
  {
    name: 'Under contract',
    colour: '#4dc480',
    count: 14,
    volume: '$7.6M',
    deals: [
      {
        name: '402 Maple Street',
        facts: 'The Hendersons · closes Dec 12',
        next: 'Inspection reply',
        when: 'Tomorrow',
        side: 'Buyer',
        done: 14,
        total: 24,
        agent: 'Maria Okoye',
      },
      {
        name: '7 Lantern Hill',
        facts: 'Estate of R. Cole · closes Jan 9',
        next: 'Title commitment',
        when: 'Wed 26',
        side: 'Seller',
        done: 11,
        total: 26,
        agent: 'Jonas Lindqvist',
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
  { name: 'Offer', when: 'Nov 10', state: 'done' },
  { name: 'Earnest money', when: 'Nov 13', state: 'done' },
  { name: 'Inspection', when: 'reply by tomorrow', state: 'now' },
  { name: 'Appraisal', when: 'Nov 26', state: 'ahead' },
  { name: 'Financing', when: 'Dec 3', state: 'ahead' },
  { name: 'Keys', when: 'Dec 12', state: 'ahead' },
]
