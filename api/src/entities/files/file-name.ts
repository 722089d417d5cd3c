/** Names of files, as people read them: nothing that hides, leads elsewhere, or claims to be what the file is not. Pure. */
import { FileType } from 'openapi/codes'

const MOST_LETTERS = 120

/** The endings that a type may have, the usual one first. */
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

/** `given` without paths, control and direction marks, ending as the type does: `..\Deed.PDF.exe` is `Deed.PDF.exe.pdf`. */
export function cleanFileName(given: string, type: FileType): string {
  const [usual] = ENDINGS[type]
  const base = given
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    // Controls, and what is invisible or turns the direction of reading.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  const ending = ENDINGS[type].find((one) => base.toLowerCase().endsWith(`.${one}`)) ?? ''
  const stem = ending ? base.slice(0, -ending.length - 1) : base
  const short = Array.from(stem).slice(0, MOST_LETTERS).join('').trim()
  return `${short || 'Untitled'}.${ending || usual}`
}
