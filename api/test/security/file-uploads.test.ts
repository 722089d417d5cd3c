/**
 * Files of a deal uploaded by an attacker: each is refused with its own 4xx and leaves nothing behind, neither bytes
 * nor records of them nor an event. However large a file is, it passes through memory in chunks.
 */
import mongoose from 'mongoose'
import type { Deal, Problem } from 'openapi'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createBoard, createDeal } from '#test/factories/board.ts'
import { pdfOf, photoOf, sendFile, sendParts, uploadFile, wordOf, zipOf } from '#test/factories/files.ts'
import { FORM_HEADERS, formOf, type Part } from '#test/factories/forms.ts'
import { createPeople } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestAnswer, TestClient } from '#test/test-client.ts'
import { breakOff } from './broken-upload.ts'
import { fingerprint } from './fingerprint.ts'
import { tries } from './sample.ts'

const MB = 1024 * 1024
/** GridFS's default chunk size. */
const GRIDFS_CHUNK = 255 * 1024
const ABORTED = tries(100, 30)

const app = useTestApp()
let agent: TestClient
let deal: Deal
let untouched: Record<string, unknown>

beforeAll(async () => {
  const people = await createPeople('north')
  const owner = await app.signIn('owner@north.test')
  agent = await app.signIn('agent@north.test')
  deal = await createDeal(agent, await createBoard(owner, people.team))
  // GridFS creates its indexes with the first file.
  const { id } = await uploadFile(agent, deal.id)
  await agent.delete(`/files/${id}/`)
  untouched = await fingerprint()
})

/** Sends a form chunk by chunk. */
const post = (body: ReadableStream<Uint8Array>): Promise<Response> =>
  fetch(`${app.url}/deals/${deal.id}/files/`, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: {
      ...FORM_HEADERS,
      Cookie: [...agent.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'X-CSRFToken': agent.cookies.get('csrftoken') ?? '',
    },
  })

async function expectRefused(answered: Promise<TestAnswer>, status: number, field?: string): Promise<void> {
  const { status: given, headers, body } = await answered
  expect(given, JSON.stringify(body)).toBe(status)
  expect(headers.get('Content-Type')).toMatch(/^application\/problem\+json/)
  if (field !== undefined) expect((body as Problem).errors?.map((error) => error.field)).toContain(field)
  expect(await fingerprint()).toEqual(untouched)
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const HTML = '<!doctype html><script>alert(document.cookie)</script>'

describe('files of no accepted type are refused, naming the part', () => {
  it.each<[string, Buffer | string, string]>([
    ['SVG', SVG, 'plan.png'],
    ['HTML', HTML, 'plan.jpg'],
    ['HTML before a PDF', Buffer.concat([Buffer.from(HTML), pdfOf()]), 'plan.pdf'],
    ['GIF and script at once', `GIF89a=1;/*${HTML}*/`, 'plan.gif'],
    ['a script', '#!/bin/sh\nrm -rf /', 'plan.pdf'],
    ['an executable', '\u007FELF\u0002\u0001\u0001aaaaaaaaaaaa', 'plan.pdf'],
    ['a Windows program', `MZ${'\0'.repeat(100)}`, 'plan.docx'],
    ['a document of before 2007', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'), 'plan.doc'],
    ['XML', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'a.xml'],
    ['text', 'hello', 'plan.txt'],
    ['zeros', Buffer.alloc(1000), 'plan.pdf'],
    ['nothing', '', 'plan.pdf'],
    ['five letters', '%PDF-', 'plan.pdf'],
    ['an archive', zipOf(['a.txt']), 'plan.docx'],
    ['an archive of programs', zipOf(['[Content_Types].xml', 'evil.exe']), 'plan.docx'],
    ['a document with macros', wordOf('word/vbaProject.bin'), 'plan.docx'],
    ['an archive’s first bytes before HTML', `PK\u0003\u0004${HTML}`, 'plan.docx'],
    ['an archive without its table', wordOf().subarray(0, -30), 'plan.docx'],
    ['an archive whose table lies', Buffer.concat([wordOf().subarray(0, -10), Buffer.alloc(10, 255)]), 'plan.docx'],
    ['a PDF that breaks off', pdfOf(5000).subarray(0, 4000), 'plan.pdf'],
    [
      'a PNG’s first bytes before HTML',
      Buffer.concat([Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'), Buffer.from(HTML)]),
      'a.png',
    ],
    [
      'a JPEG’s first bytes before HTML',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(HTML)]),
      'a.jpg',
    ],
    ['a WebP’s first bytes before HTML', `RIFF\0\0\0\0WEBP${HTML}`, 'a.webp'],
  ])('%s', async (_what, bytes, name) => {
    await expectRefused(sendFile(agent, deal.id, bytes, name), 400, 'file')
  })

  it('images that are truncated, or have too many pixels', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const image = await photoOf(format)
      await expectRefused(sendFile(agent, deal.id, image.subarray(0, image.length / 2), 'a.png'), 400, 'file')
    }
    const huge = await sharp({ create: { width: 8000, height: 7000, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    await expectRefused(sendFile(agent, deal.id, huge, 'a.png'), 400, 'file')
  })

  it('more than 25 MB, announced or discovered while reading', async () => {
    await expectRefused(sendFile(agent, deal.id, pdfOf(25 * MB), 'a.pdf'), 413)
    await expectRefused(sendFile(agent, deal.id, pdfOf(40 * MB), 'a.pdf'), 413)
  })
})

describe('malformed forms are refused', () => {
  const file = (): Part => ({ name: 'file', bytes: pdfOf(2000), fileName: 'a.pdf' })

  it.each<[string, () => Part[], string?]>([
    ['10,000 parts', () => Array.from({ length: 10_000 }, (_, i) => ({ name: `p${i}`, bytes: 'x' }))],
    [
      '10,000 parts after the file',
      () => [file(), ...Array.from({ length: 10_000 }, (_, i) => ({ name: `p${i}`, bytes: 'x' }))],
    ],
    ['two files', () => [file(), file()]],
    ['an unknown part', () => [file(), { name: 'client_visible', bytes: 'true' }], 'client_visible'],
    ['an unknown file', () => [{ ...file(), name: 'document' }], 'document'],
    ['an operator', () => [file(), { name: '$where', bytes: '1' }], '$where'],
    ['a prototype', () => [file(), { name: '__proto__', bytes: '{}' }], '__proto__'],
    ['no file', () => [], 'file'],
    ['a name that is not UTF-8', () => [{ ...file(), fileName: '\uFFFD.pdf' }], 'file'],
  ])('%s', async (_what, parts, field) => {
    await expectRefused(sendParts(agent, deal.id, parts()), 400, field)
  })

  it('a form that breaks off in the middle of its file', async () => {
    const form = formOf([{ ...file(), bytes: pdfOf(MB) }])
    const text = new Uint8Array(form.subarray(0, form.length - 500))
    await expectRefused(agent.post(`/deals/${deal.id}/files/`, undefined, { text, headers: FORM_HEADERS }), 400)
  })

  it('reports an invalid file while the rest of it is still arriving', async () => {
    const head = '--x-door-x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
    const pieces = [head, SVG, ...Array.from({ length: 20 }, () => ' '.repeat(100_000)), '\r\n--x-door-x--\r\n']
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const piece = pieces.shift()
        if (piece === undefined) return controller.close()
        controller.enqueue(new TextEncoder().encode(piece))
        // A round trip for each, so that they arrive one by one.
        await agent.get('/auth/login/')
      },
    })
    const answer = await post(body)
    const problem = (await answer.json()) as Problem
    expect([answer.status, problem.errors?.[0]?.reason]).toEqual([400, expect.stringMatching(/^must be a PDF/)])
    expect(await fingerprint()).toEqual(untouched)
  })

  it('callers who may not see the deal get 404, and no byte of theirs is stored', async () => {
    await createPeople('south')
    const stranger = await app.signIn('owner@south.test')
    untouched = await fingerprint()
    await expectRefused(sendFile(stranger, deal.id, pdfOf(MB)), 404)
  })
})

describe('interrupted uploads', () => {
  const abort = (form: Buffer) =>
    breakOff({ client: agent, method: 'POST', url: `${app.url}/deals/${deal.id}/files/`, form })

  it(`${ABORTED} of them leave nothing, and the next one is accepted`, async () => {
    const form = formOf([{ name: 'file', bytes: pdfOf(2 * MB), fileName: 'a.pdf' }])
    for (let i = 0; i < ABORTED; i += 5) await Promise.all(Array.from({ length: 5 }, () => abort(form)))
    await expect.poll(fingerprint, { timeout: 30_000 }).toEqual(untouched)
    expect((await sendFile(agent, deal.id, pdfOf(2 * MB))).status).toBe(201)
  })
})

it('a large file is streamed: what has arrived is stored while the rest is still arriving', async () => {
  const PIECE = 512 * 1024
  const SIZE = 24 * MB
  const head = `--x-door-x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`
  const end = '\n%%EOF\n\r\n--x-door-x--\r\n'
  const chunks = mongoose.connection.collection('file_bytes.chunks')
  const storedBefore = await chunks.countDocuments()
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent === 0) controller.enqueue(new TextEncoder().encode(head))
      controller.enqueue(new Uint8Array(PIECE).fill(97))
      sent += PIECE
      // The second half is held back until the first is stored, except for the last chunk, which is not full yet.
      const stored = async () => ((await chunks.countDocuments()) - storedBefore) * GRIDFS_CHUNK
      if (sent === SIZE / 2) await expect.poll(stored, { timeout: 30_000 }).toBeGreaterThan(sent - MB)
      if (sent < SIZE) return
      controller.enqueue(new TextEncoder().encode(end))
      controller.close()
    },
  })
  const answer = await post(body)
  expect(answer.status, await answer.text()).toBe(201)
})
