import { ContactStatus, PartyRole } from 'openapi/codes'
import { expect, it } from 'vitest'
import { newContact } from './new-contact.ts'

const status = ContactStatus.ActiveClient

it.each([
  ['Priya Shah', PartyRole.buyer, { first_name: 'Priya', last_name: 'Shah' }],
  ['Priya', PartyRole.seller, { first_name: 'Priya' }],
  ['Mary Ann  de Wit', PartyRole.other_agent, { first_name: 'Mary Ann de', last_name: 'Wit' }],
  ['First Harbor Lending', PartyRole.lender, { company: 'First Harbor Lending' }],
  ['Charter Title', PartyRole.title, { company: 'Charter Title' }],
])('%s as a %s', (name, role, expected) => {
  expect(newContact(name, role)).toEqual({ ...expected, status })
})
