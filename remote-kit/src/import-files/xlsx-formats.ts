/** How the numbers of a workbook are meant: as days, or with leading zeros. */
import { attribute, tags } from './xml-tags.ts'

/** Turns a number of the workbook into text. */
export type NumberText = (value: string) => string

const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
const DAY_MS = 86_400_000
/** The days of the years 1900 to 2999. */
const LAST_DAY = 402_000

/** The formats that every workbook has: days, and days with times. */
const isBuiltInDay = (id: number) => (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36)

/** Whether a format of the workbook shows a day: without its quoted and bracketed parts, it has a year or a day. */
const isDay = (format: string) => /[yd]/i.test(format.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, ''))

const plain: NumberText = (value) => {
  const number = Number(value)
  return Number.isFinite(number) ? String(number) : value
}

function dayText(epoch: number): NumberText {
  return (value) => {
    const number = Number(value)
    if (!(number >= 0 && number <= LAST_DAY)) return plain(value)
    return new Date(epoch + Math.floor(number) * DAY_MS).toISOString().slice(0, 10)
  }
}

/** The texts of numbers by the style of their cells. */
export function numberTexts(styles: string, workbook: string): (style: number) => NumberText {
  const is1904 = /<(?:\w+:)?workbookPr\b[^>]*\bdate1904="(?:1|true)"/.test(workbook)
  const day = dayText(is1904 ? EPOCH_1904 : EPOCH_1900)
  const formats = new Map<number, string>()
  const ofStyle: number[] = []
  let isCells = false
  for (const { name, isEnd, text } of tags(styles)) {
    if (name === 'cellXfs') isCells = !isEnd
    else if (name === 'numFmt') formats.set(Number(attribute(text, 'numFmtId')), attribute(text, 'formatCode'))
    else if (name === 'xf' && isCells && !isEnd) ofStyle.push(Number(attribute(text, 'numFmtId')))
  }
  return (style) => {
    const id = ofStyle[style] ?? 0
    const format = formats.get(id)
    if (format === undefined) return isBuiltInDay(id) ? day : plain
    // A ZIP code that is shown with its zeros.
    if (/^0+$/.test(format)) return (value) => plain(value).padStart(format.length, '0')
    return isDay(format) ? day : plain
  }
}
