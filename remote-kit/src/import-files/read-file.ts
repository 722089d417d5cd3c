/** Reads a file for an import in the browser: CSV, an Excel workbook, or vCard. What it is shows in its first bytes. */
import { copy } from './copy.ts'
import { decodeText } from './decode-text.ts'
import type { FileRows } from './file-rows.ts'

const MOST_BYTES = 50_000_000
const MOST_TEXT = '50 MB'

/** The first bytes of a ZIP archive, which a workbook is, and of an old or protected workbook. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, i) => bytes[i] === byte)

/** The content of the file, or why it can't be imported. */
export async function readFile(file: File): Promise<FileRows> {
  if (file.size > MOST_BYTES) return { problem: copy.tooLarge(MOST_TEXT) }
  const buffer = await file.arrayBuffer()
  const bytes = new Uint8Array(buffer)
  if (startsWith(bytes, OLD_OFFICE)) return { problem: /\.xlsx$/i.test(file.name) ? copy.protected : copy.oldExcel }
  if (startsWith(bytes, ZIP)) return (await import('./read-xlsx.ts')).readXlsx(buffer)
  const text = decodeText(buffer)
  if (/^\s*BEGIN:VCARD/i.test(text) || /\.vcf$/i.test(file.name))
    return (await import('./read-vcard.ts')).readVcard(text)
  return (await import('./read-csv.ts')).readCsv(text)
}
