import type { RuledTemplate, TemplateDateRule } from 'openapi'
import { expect, it } from 'vitest'
import { templateTask } from '#test/sample-templates.ts'
import { ruleChanges } from './rule-changes.ts'

const inspection: TemplateDateRule = {
  date: 'inspection',
  anchor: 'acceptance',
  offset: 7,
  unit: 'calendar',
  roll: 'none',
  skip_holidays: true,
  left_out_by: [],
  only_with: [],
}
const rule = { anchor: 'acceptance' as const, item: null, offset: 3, unit: 'business' as const }
const earnest = templateTask('earnest', 'Earnest money', { due_rule: { ...rule, roll: 'none', skip_holidays: true } })
const parts = (date: TemplateDateRule, ...tasks: RuledTemplate['milestones'][number]['tasks']): RuledTemplate => ({
  switches: [],
  date_rules: [date],
  milestones: [
    {
      key: 'offer',
      name: 'Offer',
      due_rule: null,
      client_visible: true,
      client_text: '',
      left_out_by: [],
      only_with: [],
      tasks,
    },
  ],
})

it('are the dates and tasks that read differently, and the tasks that come in', () => {
  const after = parts(
    { ...inspection, time: '17:00', source: 'TREC' },
    earnest,
    templateTask('disclosure', 'Closing Disclosure', {
      due_rule: { ...rule, anchor: 'task', item: 'earnest', roll: 'none', skip_holidays: true },
    }),
  )
  expect(ruleChanges(parts(inspection, earnest), after)).toEqual([
    {
      key: 'date inspection',
      title: 'Inspection',
      from: '7 days after the acceptance',
      to: '7 days after the acceptance, by 5:00 PM',
    },
    { key: 'disclosure', title: 'Closing Disclosure', from: null, to: '3 business days after “Earnest money”' },
  ])
})

it('are none where all rules read the same', () => {
  expect(ruleChanges(parts(inspection, earnest), parts({ ...inspection, source: 'A form' }, earnest))).toEqual([])
})
