import { expect, it } from 'vitest'
import { atField, awayFromField } from './field-words.ts'

it('is a sentence at its field', () => {
  expect(atField('can’t be empty')).toBe('This can’t be empty')
  expect(atField('Choose another name')).toBe('Choose another name')
})

it.each([
  ['name', 'is taken', 'Name is taken'],
  ['file', 'must be a PNG image', 'File must be a PNG image'],
  ['address.zip', 'is too long', 'ZIP is too long'],
  ['person.phone_number', 'isn’t a valid phone number', 'Phone number isn’t a valid phone number'],
  ['phones.0', 'must be a phone number', 'Phone must be a phone number'],
  ['phones.1', 'must be a phone number', 'Phone 2 must be a phone number'],
  ['rules.0.price_to', 'can’t be below the lowest price', 'Rule 1: Price to can’t be below the lowest price'],
  ['steps.1.body', 'is required', 'Step 2: Body is required'],
  ['parties.2.contact', 'is required', 'Party 3: Contact is required'],
  ['tasks.6560a1f2c3d4e5f60718cc02.contact', 'depends on it now', 'Contact depends on it now'],
  ['custom_fields.budget', 'must be a number', 'Budget must be a number'],
  ['name', 'Choose another', 'Name: Choose another'],
  ['', 'isn’t valid JSON', 'This isn’t valid JSON'],
])('names the field %s as people do', (field, reason, sentence) => {
  expect(awayFromField({ field, reason })).toBe(sentence)
})
