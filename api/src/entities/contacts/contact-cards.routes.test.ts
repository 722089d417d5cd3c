import { expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp({ loginAttemptsPerAddress: 1000 })

const cookiesOf = ({ cookies }: TestClient) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

async function read(path: string, by: TestClient) {
  const answer = await fetch(`${app.url}${path}`, { headers: { Cookie: cookiesOf(by) } })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, lines: text.replaceAll('\r\n ', '').split('\r\n') }
}

it('a contact can be saved as a card that address books read, with nothing that a line break could begin', async () => {
  const people = await createPeople('north')
  const owner = await app.signIn('owner@north.test')
  const label = (await owner.post('/labels/', { name: 'VIP, really' })).body
  const { id } = (
    await owner.post('/contacts/', {
      first_name: 'Zoë',
      last_name: 'O;Neil',
      company: 'Whitaker Homes, Inc.',
      emails: ['a@example.com', 'b@example.com'],
      phones: ['(860) 555-0142'],
      address: { street: '402 Maple Street', unit: '3', city: 'Hartford', state: 'CT', zip: '06103' },
      birthday: '1988-04-12',
      labels: [label.id],
      notes: `Line one\nEND:VCARD\nBEGIN:VCARD ${'é'.repeat(80)}`,
    })
  ).body
  const { headers, lines, text } = await read(`/contacts/${id}/vcard/`, owner)
  expect(headers.get('Content-Type')).toBe('text/vcard; charset=utf-8')
  expect(headers.get('Content-Disposition')).toContain('.vcf')
  expect(lines).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    `UID:${id}`,
    String.raw`FN:Zoë O\;Neil`,
    String.raw`N:O\;Neil;Zoë;;;`,
    String.raw`ORG:Whitaker Homes\, Inc.`,
    'EMAIL;PREF=1:a@example.com',
    'EMAIL:b@example.com',
    'TEL;PREF=1:(860) 555-0142',
    'ADR:;3;402 Maple Street;Hartford;CT;06103;',
    'BDAY:19880412',
    String.raw`CATEGORIES:VIP\, really`,
    String.raw`NOTE:Line one\nEND:VCARD\nBEGIN:VCARD ${'é'.repeat(80)}`,
    expect.stringMatching(/^REV:\d{8}T\d{6}Z$/),
    'END:VCARD',
    '',
  ])
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(await EventModel.countDocuments({ account: people.account, entity: 'export' })).toBe(1)
})

it('a list is exported as cards with its filters, by those who may export it', async () => {
  const people = await createPeople('south')
  const owner = await app.signIn(people.owner.email)
  const agent = await app.signIn(people.agent.email)
  await owner.post('/contacts/', { company: 'Acme' })
  const hidden = (await owner.post('/contacts/', { phones: ['860-555-0142'] })).body
  await agent.post('/contacts/', { first_name: 'Ann', last_name: 'Lee' })
  const names = ({ lines }: { lines: string[] }) => lines.filter((line) => line.startsWith('FN:'))
  const all = await read('/contacts/export/?format=vcard&sort=created_at', owner)
  expect(names(all)).toEqual(['FN:Acme', 'FN:860-555-0142', 'FN:Ann Lee'])
  expect(all.headers.get('Content-Disposition')).toMatch(/contacts-\d{4}-\d\d-\d\d\.vcf/)
  expect(names(await read('/contacts/export/?format=vcard&q=acme', owner))).toEqual(['FN:Acme'])
  expect(names(await read('/contacts/export/?format=vcard', agent))).toEqual(['FN:Ann Lee'])
  expect((await read(`/contacts/${hidden.id}/vcard/`, agent)).status).toBe(404)
  const assistant = await app.signIn(people.assistant.email)
  expect((await read('/contacts/export/?format=vcard', assistant)).status).toBe(403)
})
