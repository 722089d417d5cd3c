import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

describe('a CSV file', () => {
  it('quotes what would break a row, and leaves the rest as it is', async () => {
    expect(
      await toCsv([
        ['Line', 'Volume'],
        ['Ellen "El" Brandt, Jr.', '512000.00'],
      ]),
    ).toBe('\uFEFFLine,Volume\r\n"Ellen ""El"" Brandt, Jr.",512000.00\r\n')
  })

  it('never lets a name become a formula, but a negative number stays a number', async () => {
    expect(await toCsv([['=HYPERLINK("x")', '-12.50', '@sum']])).toBe('\uFEFF"\'=HYPERLINK(""x"")",-12.50,"\'@sum"\r\n')
  })
})
