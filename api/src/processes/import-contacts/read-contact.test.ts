import { ContactSource, ContactStatus, Representation } from 'openapi/codes'
import { describe, expect, it } from 'vitest'
import { NO_CUSTOM } from '#processes/import-rows/read-custom.ts'
import { guessContactMapping } from './guess-contact-mapping.ts'
import { readContact } from './read-contact.ts'
import { readPhone, readPrice, splitAddress, splitName } from './read-parts.ts'

describe('the mapping of columns', () => {
  const named = (columns: string[]) =>
    Object.fromEntries(
      Object.entries(guessContactMapping(columns)).map(([field, at]) => [
        field,
        [at].flat().map((one) => columns[one]),
      ]),
    )

  it('is guessed for Google Contacts', () => {
    const columns = [
      'First Name',
      'Middle Name',
      'Last Name',
      'Nickname',
      'Organization Name',
      'Birthday',
      'Notes',
      'Labels',
      'E-mail 1 - Label',
      'E-mail 1 - Value',
      'E-mail 2 - Label',
      'E-mail 2 - Value',
      'Phone 1 - Label',
      'Phone 1 - Value',
      'Phone 2 - Value',
      'Address 1 - Formatted',
      'Address 1 - Street',
      'Address 1 - City',
      'Address 1 - Region',
      'Address 1 - Postal Code',
      'Address 1 - Extended Address',
    ]
    expect(named(columns)).toEqual({
      first_name: ['First Name'],
      last_name: ['Last Name'],
      company: ['Organization Name'],
      emails: ['E-mail 1 - Value', 'E-mail 2 - Value'],
      phones: ['Phone 1 - Value', 'Phone 2 - Value'],
      address: ['Address 1 - Formatted'],
      street: ['Address 1 - Street'],
      unit: ['Address 1 - Extended Address'],
      city: ['Address 1 - City'],
      state: ['Address 1 - Region'],
      zip: ['Address 1 - Postal Code'],
      birthday: ['Birthday'],
      labels: ['Labels'],
      notes: ['Notes'],
    })
  })

  it('is guessed for Outlook', () => {
    const columns = [
      'Title',
      'First Name',
      'Last Name',
      'Company',
      'E-mail Address',
      'E-mail 2 Address',
      'Primary Phone',
      'Home Phone',
      'Mobile Phone',
      'Business Phone',
      'Home Street',
      'Home City',
      'Home State',
      'Home Postal Code',
      'Categories',
      'Birthday',
    ]
    expect(named(columns)).toMatchObject({
      emails: ['E-mail Address', 'E-mail 2 Address'],
      phones: ['Mobile Phone', 'Home Phone', 'Business Phone', 'Primary Phone'],
      street: ['Home Street'],
      city: ['Home City'],
      state: ['Home State'],
      zip: ['Home Postal Code'],
      labels: ['Categories'],
    })
  })

  it('is guessed for Follow Up Boss and kvCORE', () => {
    const boss = [
      'Date Added',
      'First Name',
      'Last Name',
      'Stage',
      'Lead Source',
      'Assigned To',
      'Tags',
      'Email 1',
      'Phone 1',
      'Phone 2',
      'Price',
    ]
    expect(named(boss)).toMatchObject({
      status: ['Stage'],
      source: ['Lead Source'],
      owner: ['Assigned To'],
      labels: ['Tags'],
      emails: ['Email 1'],
      phones: ['Phone 1', 'Phone 2'],
      price: ['Price'],
    })
    const core = [
      'first name',
      'last name',
      'email',
      'cell phone 1',
      'home phone',
      'lead type',
      'status',
      'hashtags',
      'assigned agent',
      'birthday',
      'primary address',
      'primary city',
    ]
    expect(named(core)).toMatchObject({
      address: ['primary address'],
      city: ['primary city'],
      phones: ['cell phone 1', 'home phone'],
      representation: ['lead type'],
      status: ['status'],
      labels: ['hashtags'],
      owner: ['assigned agent'],
    })
  })
})

it('maps the headings of a spreadsheet that someone typed', () => {
  const columns = [
    'Client First',
    'Client Last',
    'E-mail Addr',
    'Cell #',
    'Mobile Phone',
    'Work Ph.',
    'Tel. No.',
    'Street Addr',
    'Apt #',
    'City',
    'ST',
    'Zip Code',
    'Temp',
    'Client Type',
    'Lead Source',
    'Contact Notes',
    'D.O.B.',
  ]
  expect(guessContactMapping(columns)).toEqual({
    first_name: 0,
    last_name: 1,
    emails: 2,
    phones: [6, 4, 3, 5],
    street: 7,
    unit: 8,
    city: 9,
    state: 10,
    zip: 11,
    temperature: 12,
    representation: 13,
    source: 14,
    notes: 15,
    birthday: 16,
  })
  expect(guessContactMapping(['FirstName', 'lastname', 'EMAIL', 'PhoneNumber', 'ZipCode'])).toEqual({
    first_name: 0,
    last_name: 1,
    emails: 2,
    phones: 3,
    zip: 4,
  })
})

describe('a row', () => {
  const mapping = { name: 0, emails: [1, 2], phones: 3, status: 4, source: 5, representation: 6, address: 7, notes: 8 }
  const read = (...row: string[]) => readContact(row, { mapping, custom: NO_CUSTOM })

  it('is read with the words of other products', () => {
    const { facts, problems } = read(
      'Lee, Ann Marie',
      'Ann Lee <ann@example.com>',
      'mailto:ANN@example.com ::: lee@example.com',
      'tel:+1–860–555–0142;ext=12',
      'Past Client',
      'Web',
      'Buyer lead',
      '402 Maple Street, Apt 3, Hartford, CT 06103, USA',
      "'=Hi",
    )
    expect(problems).toEqual([])
    expect(facts).toMatchObject({
      first_name: 'Ann Marie',
      last_name: 'Lee',
      emails: ['ann@example.com', 'lee@example.com'],
      phones: ['+1-860-555-0142 ext. 12'],
      status: ContactStatus.Closed,
      source: ContactSource.WebsiteInquiry,
      representation: Representation.Buyer,
      address: { street: '402 Maple Street', unit: 'Apt 3', city: 'Hartford', state: 'CT', zip: '06103' },
      notes: '=Hi',
    })
  })

  it.each([
    ['860-555-0142 x12; (860) 555-0143, ext 4', ['860-555-0142 ext. 12', '(860) 555-0143 ext. 4']],
    ['860-555-0142, 860.555.0142 | 860/555/0142 #7', ['860-555-0142', '860-555-0142 ext. 7']],
  ])('has the phone numbers of “%s”, each once', (cell, phones) => {
    expect(read('Ann Lee', '', '', cell)).toMatchObject({ facts: { phones }, problems: [] })
  })

  it('has the zero back that a spreadsheet took from its ZIP code', () => {
    const readZip = (zip: string) => readContact(['Ann', zip], { mapping: { name: 0, zip: 1 }, custom: NO_CUSTOM })
    expect(readZip('6103').facts.address).toEqual({ zip: '06103' })
    expect(readZip('787')).toMatchObject({ facts: { address: {} }, warnings: [{ field: 'zip', value: '787' }] })
  })

  it('has the street of a file that has its city in a column of its own', () => {
    const columns = ['Last Name', 'Address', 'City', 'State', 'Zip']
    const readPlace = (address: string) =>
      readContact(['Lee', address, 'Hartford', 'CT', '06103'], {
        mapping: guessContactMapping(columns),
        custom: NO_CUSTOM,
      }).facts.address
    const place = { city: 'Hartford', state: 'CT', zip: '06103' }
    expect(readPlace('402 Maple Street')).toEqual({ street: '402 Maple Street', ...place })
    expect(readPlace('402 Maple Street, Hartford, CT 06103')).toEqual({ street: '402 Maple Street', ...place })
    expect(readPlace('')).toEqual(place)
  })

  it.each(['--03-14', '3/14', 'March 14', 'Mar. 14th'])(
    'keeps the birthday %s, without a year, in the notes',
    (cell) => {
      const { facts, warnings } = readContact(['Lee', cell], { mapping: { name: 0, birthday: 1 }, custom: NO_CUSTOM })
      expect(facts).toMatchObject({ notes: 'Birthday: 3/14' })
      expect(facts.birthday).toBeUndefined()
      expect(warnings).toEqual([])
    },
  )

  it.each([
    ['#buyer #vip', ['buyer', 'vip']],
    ['#buyer', ['buyer']],
    ['Client #1, Lead', ['Client #1', 'Lead']],
  ])('has the labels of “%s”', (cell, labels) => {
    expect(readContact(['Lee', cell], { mapping: { name: 0, labels: 1 }, custom: NO_CUSTOM }).facts).toMatchObject({
      labels,
    })
  })

  it.each([
    ['A - Hot 1-3 Months', ContactStatus.Qualified],
    ['B - Warm 3-6 Months', ContactStatus.Contacted],
    ['C - Cold 6+ Months', ContactStatus.Contacted],
    ['Pending', ContactStatus.ActiveClient],
  ])('has a status for the stage “%s”', (stage, status) => {
    expect(read('Lee', '', '', '', stage).facts).toMatchObject({ status })
  })

  it('keeps a source without a name of ours in the notes', () => {
    expect(read('Ann Lee', '', '', '', '', 'Yard sign').facts).toMatchObject({ notes: 'Source: Yard sign' })
  })

  it('is without each invalid cell, which is named with its content', () => {
    const { facts, problems, warnings } = read('A', 'no-one', '', '12', 'Sleeping')
    expect(facts).toMatchObject({ first_name: 'A', emails: [], phones: [] })
    expect(facts.status).toBeUndefined()
    expect(problems).toEqual([])
    expect(warnings).toMatchObject([
      { field: 'emails', value: 'no-one', reason: 'must be an email address' },
      { field: 'phones', value: '12', reason: 'must be a phone number such as (860) 555-0142' },
      { field: 'status', value: 'Sleeping' },
    ])
    expect(read('x\u0000y').problems).toMatchObject([{ field: 'first_name' }])
    expect(read('', '', '', '').problems).toMatchObject([{ field: 'name' }])
    const many = Array.from({ length: 11 }, (_, i) => `a${i}@example.com`).join(';')
    expect(read('A', many).warnings).toEqual([
      { field: 'emails', value: 'a10@example.com', reason: 'can’t be added: a contact has up to 10' },
    ])
    expect(read('A', many).facts.emails).toHaveLength(10)
    expect(read('', 'no-one').problems).toMatchObject([{ field: 'name' }])
  })
})

it.each([
  ['Ann Lee', 'Ann', 'Lee'],
  ['Ann Marie Lee Jr.', 'Ann Marie', 'Lee Jr.'],
  ['Lee, Ann', 'Ann', 'Lee'],
  ['Martin King, Jr.', 'Martin', 'King Jr.'],
  ['Cher', 'Cher', ''],
])('the name %s is split', (name, first_name, last_name) => expect(splitName(name)).toEqual({ first_name, last_name }))

it.each([
  ['402 Maple Street, Hartford, CT 06103', { street: '402 Maple Street', city: 'Hartford', state: 'CT', zip: '06103' }],
  ['402 Maple Street\nHartford CT 06103', { street: '402 Maple Street', city: 'Hartford', state: 'CT', zip: '06103' }],
  ['402 Maple Street', { street: '402 Maple Street' }],
  ['Behind the mill, Hartford', { street: 'Behind the mill, Hartford' }],
])('the address %j is split', (text, parts) => expect(splitAddress(text)).toEqual(parts))

it.each([
  ['(860) 555-0142', '(860) 555-0142'],
  ['860.555.0142 x7', '860.555.0142 ext. 7'],
  ['860/555/0142 ext. 12', '860-555-0142 ext. 12'],
])('the phone number %s is read', (text, value) => expect(readPhone(text)).toEqual({ value }))

describe('prices', () => {
  it.each([
    ['$450,000', 450_000],
    ['$400k-450k', 450_000],
    ['450-500k', 500_000],
    ['$400k - 450', 450_000],
    ['$600,000 – $650,000', 650_000],
    ['1.1M to 1.25M', 1_250_000],
    ['up to $500k', 500_000],
    ['< 300,000', 300_000],
  ])('“%s” is at most $%d', (text, dollars) => {
    expect(readPrice(text)).toEqual({ value: dollars * 100 })
  })

  it.each(['cheap', '3-bed', '400k-', '-5', '12/12/2026'])('“%s” is none', (text) => {
    expect(readPrice(text)).toHaveProperty('reason')
  })

  it('keep the words of a range in the notes, not those of an amount', () => {
    const read = (price: string) =>
      readContact(['Sam', price, 'Likes yards'], {
        mapping: { first_name: 0, price: 1, notes: 2 },
        custom: NO_CUSTOM,
      })
    expect(read('$400k-450k')).toMatchObject({
      facts: { price: 45_000_000, notes: 'Likes yards\n\nPrice: $400k-450k' },
      warnings: [],
    })
    expect(read('$450k').facts.notes).toBe('Likes yards')
    expect(read('cheap')).toMatchObject({ facts: { notes: 'Likes yards' }, warnings: [{ field: 'price' }] })
  })
})
