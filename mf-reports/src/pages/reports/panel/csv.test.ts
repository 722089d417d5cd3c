import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

describe('a CSV file', () => {
  it('quotes values only if necessary', async () => {
    expect(
      await toCsv([
        ['Line', 'Volume'],
        ['Ellen "El" Brandt, Jr.', '512000.00'],
      ]),
    ).toBe('\uFEFFLine,Volume\r\n"Ellen ""El"" Brandt, Jr.",512000.00\r\n')
  })

  it('escapes formulas, but keeps negative numbers', async () => {
    expect(await toCsv([['=HYPERLINK("x")', '-12.50', '@sum']])).toBe('\uFEFF"\'=HYPERLINK(""x"")",-12.50,"\'@sum"\r\n')
  })
})
