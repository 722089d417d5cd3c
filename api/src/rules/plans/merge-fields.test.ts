import { expect, it } from 'vitest'
import { merged, unknownFields } from './merge-fields.ts'

const values = {
  first_name: 'Priya',
  last_name: '',
  agent_name: 'Maya',
  agent_phone: '',
  agent_email: '',
  brokerage: '',
}

it('puts values in place of fields, and what is there if they are empty', () => {
  expect(merged('Hi {{ first_name }} {{last_name|friend}}, {{agent_phone|call me}}', values)).toBe(
    'Hi Priya friend, call me',
  )
  expect(merged('Hi {{first_name}}', { ...values, first_name: '' })).toBe('Hi there')
})

it('never reads a value as a field', () => {
  expect(merged('{{first_name}}', { ...values, first_name: '{{agent_name}}' })).toBe('{{agent_name}}')
})

it('names what is no field', () => {
  expect(unknownFields('{{first_name}} {{frist_name}} {{ x | y }} {{toString}} {{}}')).toEqual([
    'frist_name',
    'x',
    'toString',
    '{{}}',
  ])
})
