/**
 * Files of a false type, malformed forms, and interrupted uploads: each gets its own 4xx from the same process, which
 * keeps nothing of it.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { crc32 } from 'node:zlib'
import type { Problem } from 'openapi'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FORM_HEADERS, formOf, type Part } from '#test/factories/forms.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestAnswer, TestClient } from '#test/test-client.ts'
import { breakOff } from './broken-upload.ts'
import { tries } from './sample.ts'

const MB = 1024 * 1024
const ABORTED = tries(100, 100)

const app = useTestApp()
const outerTmp = process.env['TMPDIR']
let people: People
let agent: TestClient
let folder: string
let photo: Buffer

beforeAll(async () => {
  // Its own folder, so that anything left behind by an upload is visible.
  folder = await mkdtemp(join(tmpdir(), 'protracker-uploads-'))
  process.env['TMPDIR'] = folder
  people = await createPeople('north')
  agent = await app.signIn('agent@north.test')
  photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
})

afterAll(async () => {
  if (outerTmp === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = outerTmp
  await rm(folder, { recursive: true })
})

const profilePath = () => `/user/${String(people.agent.id)}/` as const

const sendForm = (form: Buffer, headers: Record<string, string> = FORM_HEADERS) =>
  agent.patch(profilePath(), undefined, { text: new Uint8Array(form), headers })

const sendFile = (bytes: Buffer | string, fileName = 'me.png', type = 'image/png') =>
  sendForm(formOf([{ name: 'profile', bytes, fileName, type }]))

async function expectRefused(answered: Promise<TestAnswer>, status: number, field?: string): Promise<void> {
  const { status: given, headers, body } = await answered
  expect(given, JSON.stringify(body)).toBe(status)
  expect(headers.get('Content-Type')).toMatch(/^application\/problem\+json/)
  if (field !== undefined) expect((body as Problem).errors?.map((error) => error.field)).toContain(field)
}

/** A PNG that claims this many pixels but contains almost nothing. */
function pngOf(width: number, height: number): Buffer {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const HTML = '<!doctype html><script>alert(document.cookie)</script>'

describe('files of no accepted image type are refused, naming the part', () => {
  it.each<[string, Buffer | string]>([
    ['SVG', SVG],
    ['SVG behind an XML head', `<?xml version="1.0"?>\n${SVG}`],
    ['HTML', HTML],
    ['GIF', 'GIF89a\u0001\0\u0001\0\0\0\0;'],
    ['GIF and script at once', `GIF89a=1;/*${HTML}*/`],
    ['BMP', 'BM\u001A\0\0\0\0\0'],
    ['TIFF', 'II*\0\u0008\0\0\0'],
    ['ICO', '\0\0\u0001\0\u0001\0'],
    ['HEIC', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['PDF', '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'],
    ['EPS', '%!PS-Adobe-3.0 EPSF-3.0'],
    ['ZIP', 'PK\u0003\u0004'],
    ['an executable', '\u007FELF\u0002\u0001\u0001'],
    ['an ImageMagick script', 'push graphic-context\nfill url(https://127.0.0.1/)\npop graphic-context'],
    ['text', 'hello'],
    ['nothing but zeros', Buffer.alloc(1000)],
    [
      'a PNG’s first bytes before HTML',
      Buffer.concat([Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'), Buffer.from(HTML)]),
    ],
    ['a JPEG’s first bytes before HTML', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(HTML)])],
    ['a WebP’s first bytes before HTML', `RIFF\0\0\0\0WEBP${HTML}`],
    ['an AVIF’s first bytes before HTML', `\0\0\0\u001Cftypavif${HTML}`],
    ['30,000² pixels', pngOf(30_000, 30_000)],
    ['2³¹−1 pixels in a row', pngOf(2 ** 31 - 1, 1)],
    ['no pixels', pngOf(0, 0)],
  ])('%s', async (_what, bytes) => {
    await expectRefused(sendFile(bytes), 400, 'profile')
  })

  it('truncated images', async () => {
    const png = await sharp(photo).png().toBuffer()
    const webp = await sharp(photo).webp().toBuffer()
    for (const image of [photo, png, webp]) {
      for (const share of [0.1, 0.5, 0.9]) {
        await expectRefused(sendFile(image.subarray(0, Math.floor(image.length * share))), 400, 'profile')
      }
    }
  })

  it('more than 5 MB', async () => {
    await expectRefused(sendFile(Buffer.concat([photo, Buffer.alloc(5 * MB)])), 413)
    await expectRefused(sendFile(Buffer.alloc(20 * MB)), 413)
  })
})

describe('malformed forms are refused', () => {
  const file = { name: 'profile', bytes: 'x', fileName: 'x.png' }
  const person = { name: 'person', bytes: '{"first_name":"A"}' }

  it.each<[string, () => Part[], number, string?]>([
    ['10,000 parts', () => Array.from({ length: 10_000 }, (_, i) => ({ name: `p${i}`, bytes: 'x' })), 400],
    [
      'two files',
      () => [
        { ...file, bytes: photo },
        { ...file, bytes: photo },
      ],
      400,
    ],
    ['a part twice', () => [person, person], 400, 'person'],
    ['an unknown part', () => [person, { name: 'role', bytes: 'owner' }], 400, 'role'],
    ['an unknown file', () => [person, { ...file, name: 'avatar' }], 400, 'avatar'],
    ['an operator', () => [person, { name: '$where', bytes: '1' }], 400, '$where'],
    ['an operator inside', () => [{ name: 'person', bytes: '{"first_name":{"$ne":null}}' }], 400, 'person.first_name'],
    ['a number for a text', () => [{ name: 'person', bytes: '{"first_name":1}' }], 400, 'person.first_name'],
    ['something for nothing', () => [{ name: 'person', bytes: '{"image":false}' }], 400, 'person.image'],
    ['a prototype', () => [person, { name: '__proto__', bytes: '{"role":"owner"}' }], 400, '__proto__'],
    ['a prototype inside', () => [{ name: 'person', bytes: '{"__proto__":{"a":1}}' }], 400, 'person.__proto__'],
    ['a text with the image’s name', () => [{ name: 'profile', bytes: 'x' }], 400, 'profile'],
    ['half an object', () => [{ name: 'person', bytes: '{' }], 400, 'person'],
    [
      'latin letters of another set',
      () => [{ name: 'person', bytes: Buffer.from('{"first_name":"é"}', 'latin1') }],
      400,
    ],
    ['a very long text', () => [{ name: 'person', bytes: `{"first_name":"${'x'.repeat(100_000)}"}` }], 413],
    ['a very long name', () => [person, { name: 'x'.repeat(10_000), bytes: 'x' }], 400],
  ])('%s', async (_what, parts, status, field) => {
    await expectRefused(sendForm(formOf(parts())), status, field)
  })

  it('no boundary, another boundary, no end', async () => {
    const form = formOf([person])
    await expectRefused(sendForm(form, { 'Content-Type': 'multipart/form-data' }), 400)
    await expectRefused(sendForm(form, { 'Content-Type': `multipart/form-data; boundary=${'y'.repeat(300)}` }), 400)
    await expectRefused(sendForm(form.subarray(0, -10)), 400)
    await expectRefused(sendForm(form, { 'Content-Type': 'multipart/mixed; boundary=x' }), 415)
  })
})

describe('of an accepted image', () => {
  async function stored(bytes: Buffer, fileName?: string): Promise<Buffer> {
    const { status, body } = await sendFile(bytes, fileName, 'image/jpeg')
    expect(status, JSON.stringify(body)).toBe(200)
    const answer = await fetch(new URL(body.person.image ?? '', app.url), {
      headers: { Cookie: `protracker.sid=${agent.cookies.get('protracker.sid')}` },
    })
    expect(answer.headers.get('Content-Type')).toBe('image/webp')
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer.headers.get('Cache-Control')).toMatch(/^private/)
    return Buffer.from(await answer.arrayBuffer())
  }

  it('only its pixels are kept', async () => {
    const located = await sharp(photo)
      .withExif({ IFD0: { Artist: 'SeCrEt', Copyright: 'SeCrEt' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    expect(located.includes('SeCrEt')).toBe(true)
    const image = await stored(Buffer.concat([located, Buffer.from(`${HTML}SeCrEt<?php system($_GET[0]); ?>`)]))
    expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
    expect((await sharp(image).metadata()).exif).toBeUndefined()
    for (const trace of ['SeCrEt', 'script', '<?php', 'Exif']) expect(image.includes(trace), trace).toBe(false)
  })

  it.each(['../../../etc/passwd', '..\\..\\boot.ini', '/etc/cron.d/x', 'a\0.png', 'x.php;.png', 'x'.repeat(3000), ''])(
    'its name means nothing: %j',
    async (fileName) => {
      const { status } = await sendFile(photo, fileName, 'image/jpeg')
      expect([200, 400]).toContain(status)
    },
  )

  it('no one in another account can see it', async () => {
    await createPeople('south')
    const { body } = await sendFile(photo, 'me.jpg', 'image/jpeg')
    const path = body.person.image?.replace('/api/v1', '') ?? ''
    expect((await (await app.signIn('owner@south.test')).sendUnchecked('GET', path)).status).toBe(404)
    expect((await app.visitor().sendUnchecked('GET', path)).status).toBe(401)
  })
})

describe('interrupted uploads', () => {
  const abort = (form: Buffer) => breakOff({ client: agent, method: 'PATCH', url: app.url + profilePath(), form })

  const memory = (): number => {
    setFlagsFromString('--expose-gc')
    ;(runInNewContext('gc') as () => void)()
    const { arrayBuffers, external } = process.memoryUsage()
    return arrayBuffers + external
  }

  it(`${ABORTED} of them leave the process, its memory and the disk as they were`, async () => {
    const form = formOf([{ name: 'profile', bytes: Buffer.concat([photo, Buffer.alloc(2 * MB)]), fileName: 'me.jpg' }])
    await abort(form)
    const before = memory()
    for (let i = 0; i < ABORTED; i += 10) await Promise.all(Array.from({ length: 10 }, () => abort(form)))
    expect((await agent.get('/auth/login/')).status).toBe(200)
    // The last of them may still be running.
    await expect.poll(() => (memory() - before) / MB, { timeout: 30_000 }).toBeLessThan(16)
    expect(await readdir(folder)).toEqual([])
  })
})
