import { expect, it } from 'vitest'
import { textField } from './text-fields.ts'

it.each([
  ['(512) 555-0199, ext. 12', ['(512) 555-0199, ext. 12']],
  ['512-555-0199;ext=12, 512-555-0142', ['512-555-0199;ext=12', '512-555-0142']],
  ['512-555-0199, 5550142; 512-555-0100 x4', ['512-555-0199', '5550142', '512-555-0100 x4']],
])('reads the phone numbers of “%s”', (text, phones) => {
  expect(textField('phones').write(text)).toEqual({ phones })
})

it('reads an email address that begins like an extension', () => {
  expect(textField('emails').write('a@example.com, x12@example.com')).toEqual({
    emails: ['a@example.com', 'x12@example.com'],
  })
})
