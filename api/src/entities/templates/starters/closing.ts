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
    client_text: 'You sign the closing documents, and the home changes hands.',
    tasks: [
      // Without a lender there is only the settlement statement.
      task('disclosure', 'Closing disclosure', DISCLOSURE, { ...paper, ...others, left_out_by: ['cash'] }),
      task('settlement', 'Review the settlement statement', business('closing', -2), paper),
      task('walkthrough', 'Final walkthrough', days('walkthrough', 0), clients),
      task('wire', 'Confirm wire instructions by phone', days('closing', -2), { kind: 'call', priority: 3 }),
      task('signing', 'Signing', days('closing', 0), { ...keyDate, client_visible: true }),
    ],
  },
  {
    key: 'afterwards',
    name: 'After closing',
    due: null,
    client_text: '',
    tasks: [
      task('file', 'File the signed documents with the broker', business('closing', 1), { ...paper, ...office }),
      task('review', 'Ask for a review', days('closing', 3), { kind: 'email' }),
      task('anniversary', 'Anniversary note', days('closing', 365), { kind: 'email' }),
    ],
  },
]
