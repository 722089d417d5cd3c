/** The last steps of every sale, on either side. */
import {
  business,
  clients,
  days,
  keyDate,
  office,
  others,
  paper,
  regZ,
  type StarterMilestone,
  task,
} from './starter-template.ts'

/** It must reach the buyer three specific business days before the closing. */
export const DISCLOSURE = regZ('closing', -3, '(f)(1)(ii)')

export const CLOSING: StarterMilestone[] = [
  {
    key: 'closing',
    name: 'Keys',
    due: days('closing', 0),
    client_text: 'The papers are signed and the house changes hands.',
    tasks: [
      // Without a lender there is only the settlement statement.
      task('disclosure', 'Closing disclosure', DISCLOSURE, { ...paper, ...others, left_out_by: ['cash'] }),
      task('settlement', 'Settlement statement checked', business('closing', -2), paper),
      task('walkthrough', 'Final walkthrough', days('walkthrough', 0), clients),
      task('wire', 'Confirm the wire by phone', days('closing', -2), { kind: 'call', priority: 3 }),
      task('signing', 'Signing', days('closing', 0), { ...keyDate, client_visible: true }),
    ],
  },
  {
    key: 'afterwards',
    name: 'Afterwards',
    due: null,
    client_text: '',
    tasks: [
      task('file', 'File the signed papers with the broker', business('closing', 1), { ...paper, ...office }),
      task('review', 'Review request', days('closing', 3), { kind: 'email' }),
      task('anniversary', 'Anniversary note', days('closing', 365), { kind: 'email' }),
    ],
  },
]
