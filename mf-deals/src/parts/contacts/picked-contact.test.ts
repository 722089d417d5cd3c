import { ContactStatus, PartyRole } from 'openapi/codes'
import { expect, it } from 'vitest'
import { contactOf } from './picked-contact.ts'

it.each([
  ['Priya Shah', PartyRole.buyer, { first_name: 'Priya', last_name: 'Shah' }],
  ['Priya', PartyRole.seller, { first_name: 'Priya', last_name: '' }],
  ['Mary Ann  Wit', PartyRole.other_agent, { first_name: 'Mary Ann', last_name: 'Wit' }],
  ['First Harbor Lending', PartyRole.lender, { first_name: 'First Harbor', last_name: 'Lending' }],
  ['Charter Title', PartyRole.title, { company: 'Charter Title' }],
])('%s as a %s is no lead', (name, role, expected) => {
  expect(contactOf({ name, phone: ' (860) 555-0119 ', email: '' }, role)).toEqual({
    ...expected,
    phones: ['(860) 555-0119'],
    emails: [],
    status: ContactStatus.ActiveClient,
  })
})
