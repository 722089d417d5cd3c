import { describe, expect, it } from 'vitest'
import { readCsv } from './read-file.ts'

describe('a CSV file', () => {
  it('is read with quotes, line breaks in cells, a byte order mark and empty lines', () => {
    expect(readCsv('\uFEFFName,Notes\r\n"Lee, Ann","two\nlines"\r\n\r\nBrook,\r\n')).toEqual({
      columns: ['Name', 'Notes'],
      rows: [
        ['Lee, Ann', 'two\nlines'],
        ['Brook', ''],
      ],
    })
  })

  it('may have semicolons or tabs between its cells, and heads without a name', () => {
    expect(readCsv('Name;\nA;1')).toEqual({ columns: ['Name', 'Column 2'], rows: [['A', '1']] })
    expect(readCsv('Name\tPrice\nA\t1')).toEqual({ columns: ['Name', 'Price'], rows: [['A', '1']] })
  })

  it('is refused without rows, and beyond 10,000 of them', () => {
    expect(readCsv('Name,Price')).toEqual({ problem: 'The file has no rows below its heads.' })
    expect(readCsv(`Name\n${'A\n'.repeat(10_001)}`)).toEqual({
      problem: 'The file has 10,001 rows. Split it: one import takes 10,000.',
    })
  })
})
