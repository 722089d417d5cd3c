/** What reading a file for an import says. */
export const copy = {
  quotes: (row: string) =>
    `Row ${row}: a quotation mark isn’t closed, or is inside a text. Fix it and choose the file again.`,
  noRows: 'The file has no rows below the column names.',
  tooManyColumns: (most: number) => `The file has more than ${most} columns.`,
  tooManyRows: (rows: string) => `The file has ${rows} rows. Split it up: one import takes up to 10,000.`,
  tooLarge: (most: string) => `The file is larger than ${most}. Split it up, or export it without photos.`,
  column: (at: number) => `Column ${at}`,
  oldExcel: 'This is a workbook of an old kind. Save it as .xlsx or CSV and choose it again.',
  notExcel: 'This isn’t a workbook we can read. Save it as .xlsx or CSV and choose it again.',
  protected: 'This workbook is protected with a password. Save it without one and choose it again.',
  noCards: 'The file has no contact cards.',
  cardWithoutEnd: (card: number, line: string) =>
    `Card ${card}, which begins on line ${line}, has no end. Export the file again.`,
  strangeLine: (card: number, line: string) =>
    `Card ${card}: line ${line} isn’t part of a contact card. Export the file again.`,
  headings: {
    name: 'Full name',
    first: 'First name',
    last: 'Last name',
    company: 'Company',
    emails: 'Email',
    phones: 'Phone',
    street: 'Street',
    unit: 'Unit',
    city: 'City',
    state: 'State',
    zip: 'ZIP',
    birthday: 'Birthday',
    labels: 'Labels',
    notes: 'Notes',
  },
  notes: {
    title: (text: string) => `Title: ${text}`,
    website: (text: string) => `Website: ${text}`,
    birthday: (text: string) => `Birthday: ${text}`,
    address: (text: string) => `Other address: ${text}`,
  },
}
