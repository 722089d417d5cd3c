import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'
import { readCsv } from './read-csv.ts'

describe('reading a CSV file', () => {
  it('handles quotes, line breaks in cells, a byte order mark and empty lines', () => {
    expect(readCsv('Name,Notes\r\n"Lee, Ann","two\nlines"\r\n\r\nBrook,\r\n')).toEqual({
      columns: ['Name', 'Notes'],
      rows: [
        ['Lee, Ann', 'two\nlines'],
        ['Brook', ''],
      ],
      lines: [2, 4],
    })
  })

  it('numbers lines as a spreadsheet does: blank lines count, line breaks in a cell do not', () => {
    const file = '\nName;Notes\n\nA;"two\nlines"\n ; \n\n\nB;\n'
    expect(readCsv(file)).toEqual({
      columns: ['Name', 'Notes'],
      rows: [
        ['A', 'two\nlines'],
        ['B', ''],
      ],
      lines: [4, 8],
    })
  })

  it('accepts semicolons or tabs between cells, and headers without a name', () => {
    expect(readCsv('Name;\nA;1')).toEqual({ columns: ['Name', 'Column 2'], rows: [['A', '1']], lines: [2] })
    expect(readCsv('Name\tPrice\nA\t1')).toEqual({ columns: ['Name', 'Price'], rows: [['A', '1']], lines: [2] })
  })

  it('keeps cells beyond the columns unless they are empty', () => {
    expect(readCsv('Name,Price\n12 Main St, Apt 3,1\nB,2,, \nC')).toEqual({
      columns: ['Name', 'Price'],
      rows: [['12 Main St', ' Apt 3', '1'], ['B', '2'], ['C']],
      lines: [2, 3, 4],
    })
  })

  it('is refused with its line if a quotation mark is never closed', () => {
    expect(readCsv('Name,Price\nA,1\n"B,2\nC,3\nD,4')).toEqual({
      problem: 'Row 3: a quotation mark isn’t closed, or is inside a text. Fix it and choose the file again.',
    })
    expect(readCsv('Name,Price\n12" Main,1')).toEqual({
      columns: ['Name', 'Price'],
      rows: [['12" Main', '1']],
      lines: [2],
    })
  })

  it('decodes UTF-8, or what spreadsheets on Windows write', () => {
    expect(decodeText(new TextEncoder().encode('Zoë’s – 3').buffer)).toBe('Zoë’s – 3')
    expect(decodeText(Uint8Array.from([0x5a, 0x6f, 0xeb, 0x92, 0x73, 0x20, 0x96]).buffer)).toBe('Zoë’s –')
  })

  it('is refused without rows or with more than 10,000', () => {
    expect(readCsv('Name,Price')).toEqual({ problem: 'The file has no rows below the column names.' })
    expect(readCsv(`Name\n${'A\n'.repeat(10_001)}`)).toEqual({
      problem: 'The file has 10,001 rows. Split it up: one import takes up to 10,000.',
    })
  })
})
