/** Safe file names: nothing hidden, no paths, and no misleading extension. Pure. */
import { FileType } from 'openapi/codes'

const MOST_LETTERS = 120

/** The allowed extensions of each type, the usual one first. */
const ENDINGS: { readonly [type in FileType]: readonly [string, ...string[]] } = {
  pdf: ['pdf'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  avif: ['avif'],
  heic: ['heic', 'heif'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  pptx: ['pptx'],
}

/**
 * Removes paths, control and direction characters from `given`, and adds the type's extension: `..\Deed.PDF.exe`
 * becomes `Deed.PDF.exe.pdf`.
 */
export function cleanFileName(given: string, type: FileType): string {
  const [usual] = ENDINGS[type]
  const base = given
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    // Control characters, invisible characters, and characters that change the reading direction.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  const ending = ENDINGS[type].find((one) => base.toLowerCase().endsWith(`.${one}`)) ?? ''
  const stem = ending ? base.slice(0, -ending.length - 1) : base
  const short = Array.from(stem).slice(0, MOST_LETTERS).join('').trim()
  return `${short || 'Untitled'}.${ending || usual}`
}
