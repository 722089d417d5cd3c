/** Reads the first sheet of an Excel workbook. */
import { copy } from './copy.ts'
import { type FileRows, fileRows, isBlank, type Line, MOST_COLUMNS } from './file-rows.ts'
import { openZip, type Zip, ZipError } from './read-zip.ts'
import { type NumberText, numberTexts } from './xlsx-formats.ts'
import { attribute, tags } from './xml-tags.ts'

/** A sheet of 10,000 rows and 100 columns unpacks to less. */
const MOST_BYTES = 150_000_000
const MOST_TEXT = '150 MB'

/** Parses a workbook. A cell shows what was typed, a formula its result, and a date is written as 2026-12-12. */
export async function readXlsx(buffer: ArrayBuffer): Promise<FileRows> {
  try {
    const zip = openZip(buffer, MOST_BYTES)
    if (!zip.has('xl/workbook.xml')) return { problem: copy.notExcel }
    const workbook = await zip.text('xl/workbook.xml')
    const styles = zip.has('xl/styles.xml') ? await zip.text('xl/styles.xml') : ''
    const shared = zip.has('xl/sharedStrings.xml') ? sharedTexts(await zip.text('xl/sharedStrings.xml')) : []
    const sheet = await zip.text(await firstSheet(zip, workbook))
    return fileRows(sheetLines(sheet, { shared, numbers: numberTexts(styles, workbook) }))
  } catch (error) {
    if (!(error instanceof ZipError)) throw error
    return { problem: error.isTooLarge ? copy.tooLarge(MOST_TEXT) : copy.notExcel }
  }
}

/** The file of the first sheet that isn't hidden. */
async function firstSheet(zip: Zip, workbook: string): Promise<string> {
  const sheets = [...tags(workbook)].filter(({ name, isEnd }) => name === 'sheet' && !isEnd)
  const shown = sheets.find(({ text }) => !/\bstate="(?:hidden|veryHidden)"/.test(text)) ?? sheets[0]
  const id = attribute(shown?.text ?? '', 'id')
  const links = zip.has('xl/_rels/workbook.xml.rels') ? await zip.text('xl/_rels/workbook.xml.rels') : ''
  const link = [...tags(links)].find(({ name, text }) => name === 'Relationship' && attribute(text, 'Id') === id)
  const target = attribute(link?.text ?? '', 'Target')
  if (target === '') return 'xl/worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** The texts that cells refer to by number. Phonetic hints are left out. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let isHint = false
  for (const { name, isEnd, content } of tags(xml)) {
    if (name === 'si' && !isEnd) texts.push('')
    else if (name === 'rPh') isHint = !isEnd
    else if (name === 't' && !isEnd && !isHint) texts.push((texts.pop() ?? '') + content)
  }
  return texts
}

type Reading = { shared: readonly string[]; numbers: (style: number) => NumberText }
type CellTag = { column: number; type: string; style: number; text: string }

function sheetLines(xml: string, reading: Reading): Line[] {
  const lines: Line[] = []
  let cells: string[] = []
  let line = 0
  let cell: CellTag | null = null
  const put = () => {
    if (cell && cell.column <= MOST_COLUMNS) cells[cell.column] = cellText(cell, reading)
    cell = null
  }
  for (const { name, isEnd, isEmpty, text, content } of tags(xml)) {
    if (name === 'row' && !isEnd) {
      line = Number(attribute(text, 'r')) || line + 1
      cells = []
    }
    if (name === 'c' && !isEnd) {
      const [type, style] = [attribute(text, 't'), Number(attribute(text, 's'))]
      cell = { column: columnOf(attribute(text, 'r')) ?? cells.length, type, style, text: '' }
      if (isEmpty) put()
    }
    if ((name === 'v' || name === 't') && !isEnd && cell) cell.text += content
    if (name === 'c' && isEnd) put()
    if (name === 'row' && (isEnd || isEmpty)) {
      const whole = Array.from(cells, (one: string | undefined) => one ?? '')
      if (!isBlank(whole)) lines.push({ cells: whole, line })
      cells = []
    }
  }
  return lines
}

function cellText({ type, style, text }: CellTag, { shared, numbers }: Reading): string {
  switch (type) {
    case 's':
      return shared[Number(text)] ?? ''
    case 'b':
      return text === '1' ? 'yes' : 'no'
    case 'e':
      return ''
    case 'str':
    case 'inlineStr':
      return text
    case 'd':
      return text.slice(0, 10)
    default:
      return text === '' ? '' : numbers(style)(text)
  }
}

const LETTERS = 26
const A = 64

/** The column (from 0) of a reference such as `AB12`; undefined without one. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (!letters) return undefined
  let column = 0
  for (const letter of letters) column = column * LETTERS + letter.charCodeAt(0) - A
  return column - 1
}
