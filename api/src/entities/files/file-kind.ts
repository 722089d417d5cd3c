/** Detects a file's type while it streams: the first bytes give the type, the last ones show whether it is complete. */
import { FileType } from 'openapi/codes'
import { mediaKind, type MediaKind, TELLING_BYTES } from '#platform/records/media-kinds.ts'
import { zipNames } from './zip-names.ts'

/** Enough for the directory of a ZIP with thousands of entries. */
const LAST_BYTES = 256 * 1024
/** A PDF's end marker is within this many bytes of its end (ISO 32000-1, annex H). */
const PDF_END_BYTES = 1024

const MAIN_PARTS: readonly (readonly [FileType, RegExp])[] = [
  [FileType.docx, /^word\/document\d*\.xml$/],
  [FileType.xlsx, /^xl\/workbook\.xml$/],
  [FileType.pptx, /^ppt\/presentation\.xml$/],
]

const UNKNOWN = 'must be a PDF, a PNG, JPEG, WebP, AVIF or HEIC image, or a Word, Excel or PowerPoint document'
const BROKEN = 'is damaged or incomplete: export or upload it again'

/** Why a file is refused, as text that follows its name. */
export class FileRefusal extends Error {
  override name = 'FileRefusal'
}

export class FileInspector {
  private head = Buffer.alloc(0)
  /** The last chunks, enough to contain the end. */
  private last: Buffer[] = []
  private lastBytes = 0
  private kind: MediaKind | null = null

  /** @throws FileRefusal as soon as the bytes match no accepted type */
  take(chunk: Buffer): void {
    this.keep(chunk)
    if (this.kind) return
    this.head = Buffer.concat([this.head, chunk])
    if (this.head.length >= TELLING_BYTES) this.settle()
  }

  /**
   * The type of the complete file.
   * @throws FileRefusal
   */
  end(): FileType {
    if (!this.kind) this.settle()
    const tail = Buffer.concat(this.last)
    if (this.kind === 'zip') return documentType(tail)
    if (this.kind === 'pdf' && !tail.subarray(-PDF_END_BYTES).includes('%%EOF')) throw new FileRefusal(BROKEN)
    return this.kind as FileType
  }

  private settle(): void {
    if (this.head.length === 0) throw new FileRefusal('is empty')
    this.kind = mediaKind(this.head)
    if (!this.kind) throw new FileRefusal(UNKNOWN)
  }

  private keep(chunk: Buffer): void {
    this.last.push(chunk)
    this.lastBytes += chunk.length
    while (this.lastBytes - (this.last[0]?.length ?? 0) >= LAST_BYTES) this.lastBytes -= this.last.shift()?.length ?? 0
  }
}

/** Which kind of document a ZIP is, by the names of its entries. */
function documentType(tail: Buffer): FileType {
  const names = zipNames(tail)
  if (!names) throw new FileRefusal(BROKEN)
  const [type] = MAIN_PARTS.find(([, isMain]) => names.some((name) => isMain.test(name))) ?? []
  if (!type || !names.includes('[Content_Types].xml')) throw new FileRefusal(UNKNOWN)
  if (names.some((name) => /vbaproject\.bin$/i.test(name)))
    throw new FileRefusal('can’t contain macros: save it without them')
  return type
}
