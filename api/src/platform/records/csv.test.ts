import { expect, it } from 'vitest'
import { cellText, csvRows } from './csv.ts'

it.each([
  ['=1+1', `"'=1+1"`],
  [' =1+1', `"' =1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['+1 860', `"'+1 860"`],
  ['-2', '-2'],
  // The wide signs of East Asian keyboards.
  ['＝1+1', `"'＝1+1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  ['＠SUM(A1)', `"'＠SUM(A1)"`],
  // Another program would begin a new cell here, with a formula.
  ['Roof;=1+1', '"Roof;=1+1"'],
  ['Roof\t=1+1', '"Roof\t=1+1"'],
  ['Roof|=1+1', '"Roof|=1+1"'],
  ['Roof, gutters', '"Roof, gutters"'],
  ['402 Maple Street', '402 Maple Street'],
])('the cell %j is written as %s, and read again as it was', (text, written) => {
  expect(csvRows([[text]])).toBe(`${written}\r\n`)
  const cell = written.startsWith('"') ? written.slice(1, -1) : written
  expect(cellText(cell)).toBe(text.trim())
})
