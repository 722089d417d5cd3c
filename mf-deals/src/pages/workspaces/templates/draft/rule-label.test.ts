import type { TemplateDueRule } from 'openapi'
import { expect, it } from 'vitest'
import { ruleLabel } from './rule-label.ts'

const rule = (changes: Partial<TemplateDueRule>): TemplateDueRule => ({
  anchor: 'acceptance',
  item: null,
  offset: 3,
  unit: 'business',
  roll: 'none',
  skip_holidays: true,
  ...changes,
})
const titleOf = (key: string) => (key === 'loan' ? 'Loan commitment' : key)

it.each([
  [null, 'No date'],
  [rule({}), '3 business days after the acceptance'],
  [rule({ anchor: 'closing', offset: -1, unit: 'calendar' }), '1 day before the closing'],
  [rule({ anchor: 'closing', offset: 0 }), 'On the closing'],
  [rule({ anchor: 'financing', offset: 0 }), 'On the financing date'],
  [rule({ anchor: 'applied_at', offset: 0 }), 'When the template is applied'],
  [rule({ anchor: 'applied_at', offset: 2 }), '2 business days after the template is applied'],
  [rule({ anchor: 'task', item: 'loan', unit: 'calendar' }), '3 days after “Loan commitment”'],
  [rule({ anchor: 'milestone' }), '3 business days after a milestone not chosen yet'],
  [rule({ roll: 'forward', unit: 'calendar' }), '3 days after the acceptance, or the next business day'],
  [
    rule({ roll: 'forward_national', unit: 'calendar' }),
    '3 days after the acceptance, or the next weekday that isn’t a national holiday',
  ],
  [rule({ anchor: 'closing', offset: -3, unit: 'reg_z_specific' }), '3 specific business days before the closing'],
  [rule({ unit: 'calendar', business_up_to: 5 }), '3 business days after the acceptance'],
  [rule({ unit: 'calendar', business_up_to: 2 }), '3 days after the acceptance'],
  [rule({ time: '17:00' }), '3 business days after the acceptance, by 5:00 PM'],
])('%j is told as %s', (given, words) => expect(ruleLabel(given, titleOf)).toBe(words))
