import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'
import { readFile } from './read-file.ts'
import { readVcard } from './read-vcard.ts'

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n')

/** The one card of a text by heading. */
function read(text: string): Record<string, string | undefined> {
  const found = readVcard(text)
  if ('problem' in found) throw new Error(found.problem)
  return Object.fromEntries(found.columns.map((column, i) => [column, found.rows[0]?.[i]]))
}

describe('reading a vCard file', () => {
  it('reads what an iPhone exports, with the preferred values first', () => {
    const text = card(
      'VERSION:3.0',
      'PRODID:-//Apple Inc.//iPhone OS 17.1//EN',
      'N:Whitaker;Priya;Anne;;Jr.',
      'FN:Priya Anne Whitaker Jr.',
      String.raw`ORG:Whitaker Homes\, Inc.;Sales`,
      'EMAIL;type=INTERNET;type=HOME:home@example.com',
      'EMAIL;type=INTERNET;type=WORK;type=pref:work@example.com',
      'TEL;type=CELL;type=VOICE;type=pref:(860) 555-0142',
      'item1.TEL:+1 860 555 0143',
      'item1.X-ABLabel:_$!<HomePage>!$_',
      String.raw`item2.ADR;type=HOME;type=pref:;;18 Alder Court\nApt 3;Hartford;CT;06103;USA`,
      'BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12',
      String.raw`NOTE:Likes gardens\, and\nquiet streets; calls ba`,
      ' ck',
      'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD',
      ' 2wBDAAEBAQEBAQEB',
    )
    expect(read(text)).toEqual({
      'First name': 'Priya Anne',
      'Last name': 'Whitaker Jr.',
      Company: 'Whitaker Homes, Inc., Sales',
      Email: 'work@example.com; home@example.com',
      Phone: '(860) 555-0142; +1 860 555 0143',
      Street: '18 Alder Court, Apt 3',
      City: 'Hartford',
      State: 'CT',
      ZIP: '06103',
      Notes: 'Likes gardens, and\nquiet streets; calls back\n\nBirthday: 4/12',
    })
  })

  it('reads version 4, with parameters in quotation marks', () => {
    const text = card(
      'VERSION:4.0',
      'FN:Ann Lee',
      'EMAIL;PREF=2:b@example.com',
      'EMAIL;PREF=1;TYPE="home,work":a@example.com',
      'TEL;VALUE=uri;TYPE="voice:x":tel:+1-860-555-0142;ext=12',
      'BDAY:19880412',
      'CATEGORIES:Client,Past client',
      'ADR;LABEL="Main: St":;Apt 3;402 Maple Street;Hartford;CT;06103;',
    )
    expect(read(text)).toEqual({
      'Full name': 'Ann Lee',
      Email: 'a@example.com; b@example.com',
      Phone: 'tel:+1-860-555-0142;ext=12',
      Street: '402 Maple Street',
      Unit: 'Apt 3',
      City: 'Hartford',
      State: 'CT',
      ZIP: '06103',
      Birthday: '1988-04-12',
      Labels: 'Client; Past client',
    })
  })

  it('reads quoted-printable text of old phones, in its character set', () => {
    const text = card(
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Zo=C3=AB;;;',
      'NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=windows-1252:Caf=E9 =96 a long note that goes on =',
      'and ends here=0AYes',
      'TEL;CELL;PREF:860-555-0142',
      'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRg',
      'ABAQAAAQABAAD2wBD',
      '',
      'EMAIL;INTERNET:zoe@example.com',
    )
    expect(read(text)).toEqual({
      'First name': 'Zoë',
      'Last name': 'Müller',
      Email: 'zoe@example.com',
      Phone: '860-555-0142',
      Notes: 'Café – a long note that goes on and ends here\nYes',
    })
  })

  it('keeps only columns in which a card says something, and one row a card', () => {
    const text = card('VERSION:4.0', 'N:Lee;Ann;;;', 'FN:Ann Lee') + card('VERSION:4.0', 'FN:Acme', 'ORG:Acme')
    expect(readVcard(text)).toEqual({
      columns: ['First name', 'Last name', 'Company'],
      rows: [
        ['Ann', 'Lee', ''],
        ['', '', 'Acme'],
      ],
      lines: [2, 3],
    })
  })

  it.each([
    [
      'a card without an end',
      `${card('FN:A')}BEGIN:VCARD\nFN:B\n`,
      'Card 2, which begins on line 4, has no end. Export the file again.',
    ],
    [
      'a card within a card',
      'BEGIN:VCARD\nFN:A\nBEGIN:VCARD\nEND:VCARD',
      'Card 1, which begins on line 1, has no end. Export the file again.',
    ],
    ['a torn line', card('FN:A', 'and more'), 'Card 1: line 3 isn’t part of a contact card. Export the file again.'],
    ['no card', 'Hello', 'The file has no contact cards.'],
  ])('refuses %s, naming card and line', (_what, text, problem) => expect(readVcard(text)).toEqual({ problem }))
})

describe('the text of a file', () => {
  const wide = (text: string, isBig: boolean) => {
    const view = new DataView(new ArrayBuffer(text.length * 2))
    for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), !isBig)
    return view.buffer
  }

  it.each([
    ['UTF-8', new TextEncoder().encode('Zoë – 3').buffer],
    ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFZoë – 3').buffer],
    ['UTF-16, little end first', wide('\uFEFFZoë – 3', false)],
    ['UTF-16, big end first', wide('\uFEFFZoë – 3', true)],
    ['Windows-1252', Uint8Array.from([0x5a, 0x6f, 0xeb, 0x20, 0x96, 0x20, 0x33]).buffer],
  ])('is decoded from %s', (_what, bytes) => expect(decodeText(bytes)).toBe('Zoë – 3'))

  it('is decoded from UTF-16 without a mark', () => {
    expect(decodeText(wide('Name,Phone\nAnn,1', false))).toBe('Name,Phone\nAnn,1')
    expect(decodeText(wide('Name,Phone\nAnn,1', true))).toBe('Name,Phone\nAnn,1')
  })
})

it('says of old and of huge files what to do instead', async () => {
  const old = new File([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])], 'people.xls')
  expect(await readFile(old)).toEqual({
    problem: 'This is a workbook of an old kind. Save it as .xlsx or CSV and choose it again.',
  })
  const huge = new File(['x'], 'a.vcf')
  Object.defineProperty(huge, 'size', { value: 60_000_000 })
  expect(await readFile(huge)).toMatchObject({ problem: expect.stringContaining('larger than 50 MB') })
  expect(await readFile(new File(['Name\nAnn'], 'a.csv'))).toMatchObject({ rows: [['Ann']] })
  expect(await readFile(new File([card('FN:Ann')], 'a.txt'))).toMatchObject({ rows: [['Ann']] })
})
