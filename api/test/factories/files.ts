/** Small files of each type, and helpers to upload them. */
import { crc32 } from 'node:zlib'
import type { DealFile } from 'openapi'
import sharp from 'sharp'
import type { TestClient } from '#test/test-client.ts'
import { FORM_HEADERS, formOf, type Part } from './forms.ts'

/** A PDF with one empty page, plus `padding` bytes. */
export const pdfOf = (padding = 0): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%'),
    Buffer.alloc(padding, 'a'),
    Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ])

export const photoOf = (format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer()

/** A ZIP of uncompressed entries with these names. */
export function zipOf(names: readonly string[], content = 'x'): Buffer {
  const data = Buffer.from(content)
  const parts: Buffer[] = []
  const table: Buffer[] = []
  let at = 0
  for (const name of names) {
    const text = Buffer.from(name)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt32LE(crc32(data), 14)
    head.writeUInt32LE(data.length, 18)
    head.writeUInt32LE(data.length, 22)
    head.writeUInt16LE(text.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    head.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(at, 42)
    parts.push(head, text, data)
    table.push(entry, text)
    at += head.length + text.length + data.length
  }
  const end = Buffer.alloc(22)
  const size = Buffer.concat(table).length
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, ...table, end])
}

export const wordOf = (...more: string[]): Buffer => zipOf(['[Content_Types].xml', 'word/document.xml', ...more])

/** Sends parts as an upload form. */
export const sendParts = (client: TestClient, deal: string, parts: Part[], headers: Record<string, string> = {}) =>
  client.post(`/deals/${deal}/files/`, undefined, {
    text: new Uint8Array(formOf(parts)),
    headers: { ...FORM_HEADERS, ...headers },
  })

/** Uploads a file. Does not check the response. */
export const sendFile = (
  client: TestClient,
  deal: string,
  bytes: Buffer | string,
  fileName = 'Agreement.pdf',
  headers: Record<string, string> = {},
) => sendParts(client, deal, [{ name: 'file', bytes, fileName, type: 'application/octet-stream' }], headers)

/** Uploads a file that must be accepted. */
export async function uploadFile(client: TestClient, deal: string, bytes = pdfOf(), name?: string): Promise<DealFile> {
  const { status, body } = await sendFile(client, deal, bytes, name)
  if (status !== 201) throw new Error(`The file was not taken: ${JSON.stringify(body)}`)
  return body
}

/** Uploads a file of a contact that must be accepted. */
export async function uploadContactFile(client: TestClient, contact: string, bytes = pdfOf()): Promise<DealFile> {
  const parts = [{ name: 'file', bytes, fileName: 'Preapproval.pdf', type: 'application/octet-stream' }]
  const sent = { text: new Uint8Array(formOf(parts)), headers: FORM_HEADERS }
  const { status, body } = await client.post(`/contacts/${contact}/files/` as const, undefined, sent)
  if (status !== 201) throw new Error(`The file was not taken: ${JSON.stringify(body)}`)
  return body
}
