import mongoose from 'mongoose'
import type { Deal } from 'openapi'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { DeletedDealModel } from '#processes/deal-deletion/deleted-deal.model.ts'
import { purgeDeletedDeals } from '#processes/deal-deletion/purge-deleted-deals.command.ts'
import { type Board, createDeal } from '#test/factories/board.ts'
import { pdfOf, photoOf, sendFile, uploadContactFile, uploadFile, wordOf, zipOf } from '#test/factories/files.ts'
import { FORM_HEADERS, formOf } from '#test/factories/forms.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'
import { LooseBytesModel } from './file-bytes.model.ts'
import { FileModel } from './file.model.ts'
import { sweepFiles } from './sweep-files.command.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const app = useTestApp({ loginAttemptsPerAddress: 1000 })
let people: People
let owner: TestClient
let agent: TestClient
let assistant: TestClient
let board: Board
let deal: Deal

beforeAll(async () => {
  ;({ people, owner, agent, assistant, board } = await openTeam(app, ['agent', 'assistant']))
  await createPeople('south')
})
beforeEach(async () => {
  deal = await createDeal(agent, board)
})

const upload = (bytes?: Buffer, name?: string, by = agent) => uploadFile(by, deal.id, bytes, name)
const list = async (by = agent) => (await by.get(`/deals/${deal.id}/files/`)).body.results
const update = (id: string, changes: object, by = agent) => by.patch(`/files/${id}/`, changes)

/** The response to a download, with its bytes. */
async function download(path: string, headers: Record<string, string> = {}, by = agent) {
  const Cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(app.url + path, { headers: { Cookie, ...headers } })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const content = (id: string, headers = {}) => download(`/files/${id}/content/`, headers)

/** The number of documents in GridFS and related collections. */
async function stored(): Promise<Record<string, number>> {
  const names = ['file_bytes.files', 'file_bytes.chunks', 'loose_bytes', 'files', 'file_previews']
  const counts = names.map(async (name) => [name, await mongoose.connection.collection(name).countDocuments()] as const)
  return Object.fromEntries(await Promise.all(counts))
}

describe('a file', () => {
  it('comes back unchanged, byte for byte', async () => {
    const bytes = pdfOf(700_000)
    const file = await upload(bytes, 'Purchase agreement.pdf')
    expect(file).toMatchObject({
      name: 'Purchase agreement.pdf',
      type: 'pdf',
      size: bytes.length,
      preview: 'pdf',
      client_visible: false,
      created_by: String(people.agent.id),
      deal: deal.id,
    })
    expect((await content(file.id)).bytes.equals(bytes)).toBe(true)
    expect(await list()).toEqual([file])
  })

  it.each<[type: string, bytes: () => Buffer | Promise<Buffer>]>([
    ['pdf', () => pdfOf()],
    ['jpeg', () => photoOf('jpeg')],
    ['png', () => photoOf('png')],
    ['webp', () => photoOf('webp')],
    ['avif', () => photoOf('avif')],
    ['heic', () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['docx', () => wordOf()],
    ['xlsx', () => zipOf(['[Content_Types].xml', 'xl/workbook.xml'])],
    ['pptx', () => zipOf(['_rels/.rels', 'ppt/presentation.xml', '[Content_Types].xml'])],
  ])('has the type %s by its content, whatever its name', async (type, bytes) => {
    const file = await upload(await bytes(), 'evil.html')
    expect(file).toMatchObject({ type, name: expect.stringMatching(/^evil\.html\.\w+$/) })
  })

  it.each([
    ['../../../etc/passwd', 'passwd.pdf'],
    ['C:\\deals\\Deed.PDF', 'Deed.pdf'],
    ['in\u202Efdp.exe', 'infdp.exe.pdf'],
    ['a\u0000b\u0007.pdf', 'ab.pdf'],
    ['..pdf', 'pdf.pdf'],
    ['   ', 'Untitled.pdf'],
    ['Überweisung 契約.pdf', 'Überweisung 契約.pdf'],
    [`${'x'.repeat(180)}.pdf`, `${'x'.repeat(120)}.pdf`],
    ['<img src=x onerror=alert(1)>.pdf', 'img src=x onerror=alert(1).pdf'],
  ])('%j is renamed to %j', async (given, name) => {
    // A multipart header cannot contain control characters, so a rename tests those.
    const { id } = await upload()
    expect((await update(id, { name: given })).body.name).toBe(name)
  })

  it('keeps the letters of its name in upload and download', async () => {
    const { id, name } = await upload(pdfOf(), 'Überweisung 契約.pdf')
    expect(name).toBe('Überweisung 契約.pdf')
    expect((await content(id)).headers.get('Content-Disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent(name)}`,
    )
  })

  it('is renamed, keeping its extension', async () => {
    const { id, version } = await upload(pdfOf(), 'scan.pdf')
    expect((await update(id, { name: 'Inspection' })).body).toMatchObject({
      name: 'Inspection.pdf',
      version: version + 1,
    })
    const stale = await agent.patch(`/files/${id}/`, { name: 'B' }, { headers: { 'If-Match': `"${version}"` } })
    expect(stale.status).toBe(412)
  })

  it('can be attached to a task of its deal, and taken off', async () => {
    const { id: task } = (await agent.post('/tasks/', { deal: deal.id, title: 'Order title' })).body
    const foreign = (await agent.post('/tasks/', { title: 'On my own' })).body
    const send = (about: string) =>
      agent.post(`/deals/${deal.id}/files/?task=${about}`, undefined, {
        text: new Uint8Array(
          formOf([{ name: 'file', bytes: pdfOf(), fileName: 'Order.pdf', type: 'application/pdf' }]),
        ),
        headers: FORM_HEADERS,
      })
    const added = await send(task)
    expect(added.body).toMatchObject({ name: 'Order.pdf', task })
    const plain = await upload()
    expect(plain.task).toBeNull()
    const ofTask = async () => (await agent.get(`/deals/${deal.id}/files/?task=${task}`)).body.results
    expect((await ofTask()).map(({ name }) => name)).toEqual(['Order.pdf'])
    await update(plain.id, { task })
    expect(await ofTask()).toHaveLength(2)
    expect((await update(plain.id, { task: null })).body.task).toBeNull()
    const refused = await agent.refused('PATCH', `/files/${plain.id}/`, { task: foreign.id })
    expect(refused.errors).toEqual([{ field: 'task', reason: 'doesn’t exist, or you can’t see it' }])
    expect((await send(foreign.id)).status).toBe(400)
    expect(await list()).toHaveLength(2)
  })

  it('of a contact is for anyone who sees the contact, never for clients, and can be undone', async () => {
    const { id: contact } = (await agent.post('/contacts/', { last_name: 'Brooks' })).body
    const file = await uploadContactFile(agent, contact)
    expect(file).toMatchObject({ contact, deal: null, name: 'Preapproval.pdf', client_visible: false })
    const names = async (by = agent) =>
      (await by.get(`/contacts/${contact}/files/`)).body.results.map(({ name }) => name)
    expect(await names(assistant)).toEqual(['Preapproval.pdf'])
    const agent2 = await app.signIn('agent2@north.test')
    expect((await agent2.get(`/contacts/${contact}/files/`)).status).toBe(404)
    expect((await agent2.get(`/files/${file.id}/content/`)).status).toBe(404)
    expect((await agent.get(`/files/${file.id}/content/`)).status).toBe(200)
    for (const [field, value] of [
      ['client_visible', true],
      ['task', '0'.repeat(24)],
    ] as const) {
      const { errors } = await agent.refused('PATCH', `/files/${file.id}/`, { [field]: value })
      expect(errors).toEqual([{ field, reason: 'needs a deal' }])
    }
    await update(file.id, { name: 'Letter.pdf' })
    await agent.delete(`/files/${file.id}/`)
    expect(await names()).toEqual([])
    const deletion = await EventModel.findOne({ entity_id: file.id, op: 'delete' }).lean()
    expect((await agent.post(`/events/${String(deletion?._id)}/undo/` as const)).status).toBe(200)
    expect(await names()).toEqual(['Letter.pdf'])
  })

  it('can be deleted and recovered by the deal’s agents and its uploader', async () => {
    const file = await upload()
    expect((await assistant.delete(`/files/${file.id}/`)).status).toBe(403)
    expect((await agent.delete(`/files/${file.id}/`)).status).toBe(204)
    expect(await list()).toEqual([])
    expect((await content(file.id)).status).toBe(404)
    expect((await agent.post(`/files/${file.id}/restore/`)).status).toBe(200)
    expect(await list()).toHaveLength(1)
    const theirs = await upload(pdfOf(), 'theirs.pdf', assistant)
    expect((await assistant.delete(`/files/${theirs.id}/`)).status).toBe(204)
  })

  it('appears in the history of its deal, with old and new values', async () => {
    const { id } = await upload(pdfOf(), 'scan.pdf')
    await update(id, { name: 'Deed' })
    await update(id, { client_visible: true })
    await update(id, { client_visible: false })
    await agent.delete(`/files/${id}/`)
    await agent.post(`/files/${id}/restore/`)
    const { results } = (await agent.get(`/deals/${deal.id}/history/`)).body
    expect(results.slice(0, 6).map(({ summary }) => summary)).toEqual([
      'restored the file “Deed.pdf”',
      'deleted the file “Deed.pdf”',
      'hid the file “Deed.pdf” from the client',
      'shared the file “Deed.pdf” with the client',
      'renamed the file “scan.pdf” to “Deed.pdf”',
      'added the file “Deed.pdf”',
    ])
    expect(results[3]?.diff).toEqual([{ field: 'client_visible', from: false, to: true }])
    expect(results[4]?.diff).toEqual([{ field: 'name', from: 'scan.pdf', to: 'Deed.pdf' }])
  })

  it('exists once, however often the request is repeated', async () => {
    const before = await stored()
    const key = { 'Idempotency-Key': `upload-${deal.id}` }
    const [first, second] = [
      await sendFile(agent, deal.id, pdfOf(300_000), 'a.pdf', key),
      await sendFile(agent, deal.id, pdfOf(300_000), 'a.pdf', key),
    ]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.id).toBe(first.body.id)
    expect(await list()).toHaveLength(1)
    expect((await stored())['file_bytes.chunks']).toBe((before['file_bytes.chunks'] ?? 0) + 2)
  })
})

describe('how a file is sent', () => {
  it('is downloaded, never displayed: as an attachment, in a sandbox, in no shared cache', async () => {
    const { headers } = await content((await upload(pdfOf(), 'a.pdf')).id)
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="a.pdf"/)
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
    expect(headers.get('Content-Type')).toBe('application/pdf')
  })

  it('supports ranges, and is not sent again if the client already has it', async () => {
    const bytes = pdfOf(600_000)
    const { id } = await upload(bytes)
    const whole = await content(id)
    const tag = whole.headers.get('ETag') ?? ''
    expect((await content(id, { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' })).status).toBe(304)
    const some = await content(id, { Range: 'bytes=261000-262500' })
    expect([some.status, some.headers.get('Content-Range')]).toEqual([206, `bytes 261000-262500/${bytes.length}`])
    expect(some.bytes.equals(bytes.subarray(261_000, 262_501))).toBe(true)
    const last = await content(id, { Range: 'bytes=-6' })
    expect(last.bytes.toString()).toBe('%%EOF\n')
    expect((await content(id, { Range: `bytes=${bytes.length}-` })).status).toBe(416)
    for (const header of ['bytes=0-1,5-6', 'bytes=9-1', 'lines=1-2', 'bytes=-']) {
      expect((await content(id, { Range: header })).status, header).toBe(200)
    }
    expect((await content(id, { Range: 'bytes=0-1', 'If-Range': '"other"' })).status).toBe(200)
    expect((await content(id, { Range: 'bytes=0-1', 'If-Range': tag })).status).toBe(206)
  })

  it('is previewed as an image without camera metadata, or as the PDF itself', async () => {
    const located = await sharp(await photoOf())
      .withExif({ IFD0: { Artist: 'SeCrEt' } })
      .jpeg()
      .toBuffer()
    const photo = await upload(located, 'front.jpg')
    const preview = await download(`/files/${photo.id}/content/?variant=preview`)
    expect(preview.headers.get('Content-Type')).toBe('image/webp')
    expect(preview.bytes.includes('SeCrEt')).toBe(false)
    expect(await sharp(preview.bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 })
    const thumbnail = await download(`/files/${photo.id}/content/?variant=thumbnail`)
    expect(await sharp(thumbnail.bytes).metadata()).toMatchObject({ width: 96, height: 96 })

    const pdf = await upload()
    const shown = await download(`/files/${pdf.id}/content/?variant=preview`)
    expect(shown.headers.get('Content-Disposition')).toMatch(/^inline/)
    expect(shown.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'self'")
    expect((await download(`/files/${pdf.id}/content/?variant=thumbnail`)).status).toBe(404)
    const word = await upload(wordOf())
    expect((await download(`/files/${word.id}/content/?variant=preview`)).status).toBe(404)
  })
})

describe('the maximum number of files of a deal', () => {
  const fill = async (count: number) => {
    const one = await FileModel.findById((await upload()).id).lean()
    const { _id, ...fields } = one ?? { _id: null }
    await FileModel.collection.insertMany(Array.from({ length: count - 1 }, () => ({ ...fields })) as never)
  }

  it('is 200, even if two arrive at the same time', async () => {
    await fill(199)
    const before = await stored()
    const answers = await Promise.all([sendFile(agent, deal.id, pdfOf()), sendFile(agent, deal.id, pdfOf())])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
    expect(await sendFile(agent, deal.id, pdfOf())).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'file', reason: 'can’t be added: a deal can have up to 200 files' }] },
    })
    const after = await stored()
    expect(after['file_bytes.files']).toBe((before['file_bytes.files'] ?? 0) + 1)
    expect(after['loose_bytes']).toBe(0)
  })
})

describe('a client', () => {
  async function shared(mode: 'account' | 'link', sections = {}) {
    const contact = (await agent.post('/contacts/', { last_name: 'C', emails: ['client@north.test'] })).body
    deal = await createDeal(agent, board, { parties: [{ contact: contact.id, role: 'buyer' }] })
    const body = { deal: deal.id, contact: contact.id, mode, sections }
    return (await agent.post('/portals/', body)).body
  }

  it.each(['account', 'link'] as const)(
    'sees and downloads what is shown to them, by %s, while it is',
    async (mode) => {
      const { portal, token } = await shared(mode)
      const client = mode === 'account' ? await app.signIn('client@north.test') : app.visitor()
      await client.get('/auth/login/')
      const page = mode === 'account' ? (`/client/deals/${deal.id}/` as const) : (`/portal/${token}/` as const)
      const files = mode === 'account' ? '/client/files' : (`/portal/${token}/files` as const)
      const at = (id: string) => `${files}/${id}/content/` as const
      const seen = async () => (await client.get(page)).body.files.map(({ name }) => name)
      const inside = await upload(pdfOf(), 'inside.pdf')
      const bytes = pdfOf(99)
      const { id } = await upload(bytes, 'outside.pdf')
      expect(await seen()).toEqual([])
      expect((await client.get(at(id))).status).toBe(404)

      await update(id, { client_visible: true })
      expect(await seen()).toEqual(['outside.pdf'])
      expect((await download(at(id), {}, client)).bytes.equals(bytes)).toBe(true)
      expect((await client.get(at(inside.id))).status).toBe(404)
      for (const path of [`/files/${id}/content/`, `/deals/${deal.id}/files/`] as const) {
        expect([401, 403]).toContain((await client.get(path)).status)
      }

      await update(id, { client_visible: false })
      expect(await seen()).toEqual([])
      expect((await client.get(at(id))).status).toBe(404)
      await update(id, { client_visible: true })
      await agent.delete(`/files/${id}/`)
      expect((await client.get(at(id))).status).toBe(404)
      await agent.post(`/files/${id}/restore/`)
      expect((await client.get(at(id))).status).toBe(200)
      await agent.post(`/portals/${portal.id}/revoke/`)
      expect((await client.get(at(id))).status).toBe(404)
    },
  )

  it('sees none if their portal shows none', async () => {
    const { token } = await shared('link', { files: false })
    const { id } = await upload()
    await update(id, { client_visible: true })
    const visitor = app.visitor()
    expect((await visitor.get(`/portal/${token}/`)).body.files).toEqual([])
    expect((await visitor.get(`/portal/${token}/files/${id}/content/`)).status).toBe(404)
  })

  it('is told what is new for them', async () => {
    const { portal, token } = await shared('link')
    const visitor = app.visitor()
    const since = new Date(Date.now() - HOUR_MS)
    await mongoose.connection
      .collection('portals')
      .updateOne({ _id: new mongoose.Types.ObjectId(portal.id) }, { $set: { last_seen_at: since } })
    const { id } = await upload(pdfOf(), 'News.pdf')
    await update(id, { client_visible: true })
    const { changes } = (await visitor.get(`/portal/${token}/`)).body
    expect(changes.map(({ text }) => text)).toContain('New document: News.pdf')
  })
})

describe('files and their deal', () => {
  it('a deleted deal’s files are recovered with it, and purged after 30 days with their bytes', async () => {
    const { id } = await upload(await photoOf(), 'a.jpg')
    const before = await stored()
    await owner.delete(`/deals/${deal.id}/`)
    expect((await content(id)).status).toBe(404)
    await owner.post(`/deleted_deals/${deal.id}/restore/`)
    expect((await content(id)).status).toBe(200)
    await owner.delete(`/deals/${deal.id}/`)
    const gone = (await DeletedDealModel.findById(deal.id).orFail()).gone_at
    await purgeDeletedDeals(gone)
    expect(await FileModel.exists({ _id: id })).toBeNull()
    const after = await stored()
    expect(after['file_bytes.files']).toBe((before['file_bytes.files'] ?? 0) - 1)
    expect(after['file_previews']).toBe((before['file_previews'] ?? 0) - 1)
  })

  it('a copy of a deal has no files', async () => {
    await upload()
    const copy = (await agent.post(`/deals/${deal.id}/duplicate/`, { name: 'Copy' })).body
    expect((await agent.get(`/deals/${copy.id}/files/`)).body.results).toEqual([])
  })
})

describe('the sweep removes', () => {
  it('files deleted 30 days ago, which can no longer be recovered', async () => {
    const { id } = await upload()
    await agent.delete(`/files/${id}/`)
    const deletedAt = (await FileModel.findById(id).orFail()).deleted_at?.getTime() ?? 0
    await sweepFiles(new Date(deletedAt + 30 * DAY_MS - 1))
    expect(await FileModel.exists({ _id: id })).not.toBeNull()
    await FileModel.updateOne({ _id: id }, { $set: { deleted_at: new Date(Date.now() - 30 * DAY_MS) } })
    expect((await agent.post(`/files/${id}/restore/`)).status).toBe(404)
    const before = await stored()
    await sweepFiles()
    expect(await FileModel.exists({ _id: id })).toBeNull()
    expect((await stored())['file_bytes.files']).toBe((before['file_bytes.files'] ?? 0) - 1)
  })

  it('bytes of an upload that a killed process left behind, but none that a file owns', async () => {
    const file = await upload(pdfOf(400_000))
    const orphan = new mongoose.Types.ObjectId()
    await LooseBytesModel.create({ _id: orphan, since: new Date(Date.now() - 3 * HOUR_MS) })
    const chunks = mongoose.connection.collection('file_bytes.chunks')
    await chunks.insertOne({ files_id: orphan, n: 0, data: Buffer.alloc(10) })
    const underWay = new mongoose.Types.ObjectId()
    await LooseBytesModel.create({ _id: underWay, since: new Date() })
    await chunks.insertOne({ files_id: underWay, n: 0, data: Buffer.alloc(10) })
    await sweepFiles()
    expect(await chunks.countDocuments({ files_id: orphan })).toBe(0)
    expect(await chunks.countDocuments({ files_id: underWay })).toBe(1)
    expect((await LooseBytesModel.find().lean()).map(({ _id }) => String(_id))).toEqual([String(underWay)])
    expect((await content(file.id)).bytes).toHaveLength(file.size)
    await sweepFiles(new Date(Date.now() + 3 * HOUR_MS))
    expect(await chunks.countDocuments({ files_id: underWay })).toBe(0)
  })
})
