/** The waiting periods of federal mortgage rules: Regulation Z, 12 CFR 1026.19. */
import { DISCLOSURE } from '#entities/templates/starters/closing.ts'
import { others, paper, regZ, type StarterTask, task } from '#entities/templates/starters/starter-template.ts'
import type { Pack } from './rule-pack.ts'

const lender = { ...paper, ...others, left_out_by: ['cash'] }

const ESTIMATE = { ...regZ('task', 3, '(e)(1)(iii)'), unit: 'reg_z_general', item: 'loan' } as const

const TASKS: readonly StarterTask[] = [
  task('loan_estimate', 'Loan Estimate sent by the lender', ESTIMATE, lender),
  task('loan_estimate_wait', 'Loan Estimate: last day for this closing', regZ('closing', -7, '(e)(1)(iii)(B)'), lender),
  task('revised_estimate', 'Revised Loan Estimate: last day to receive it', regZ('closing', -4, '(e)(4)(ii)'), lender),
  task('disclosure', 'Closing disclosure', DISCLOSURE, lender),
]

export const FEDERAL_MORTGAGE: Pack = {
  key: 'federal_mortgage',
  name: 'Federal mortgage rules',
  state: null,
  summary:
    'The lender must send the Loan Estimate within three general business days of the application. Closing can’t be earlier than seven specific business days after that, four after a revised Loan Estimate is received, and three after the Closing Disclosure is received. Saturdays are specific business days; Sundays and federal holidays are not.',
  sources: [
    {
      title: 'Regulation Z, 12 CFR 1026.19(e) and (f)',
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/19/',
    },
    {
      title: 'Business day, 12 CFR 1026.2(a)(6)',
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/2/',
    },
  ],
  checked_on: '2026-11-23',
  periods: null,
  step: {
    key: 'mortgage_rules',
    name: 'Federal mortgage rules',
    client_text: '',
    left_out_by: ['cash'],
    tasks: TASKS,
    isLaw: true,
    needs: null,
    within: null,
  },
}
