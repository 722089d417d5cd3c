import { request } from 'node:http'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { EventModel } from '#platform/events/event.model.ts'
import { ImageModel } from '#platform/images/image.model.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const app = useTestApp()
let people: People
let agent: TestClient
let path: `/user/${string}/`

beforeAll(async () => {
  people = await createPeople('north')
  await createPeople('south')
  agent = await app.signIn('agent@north.test')
  path = `/user/${String(people.agent.id)}/`
})

type Part = string | Blob

/** A form as a browser sends it. A JSON Blob arrives as a file named `blob`. */
async function formOf(parts: [name: string, part: Part][]) {
  const form = new FormData()
  for (const [name, part] of parts) form.append(name, part)
  const response = new Response(form)
  const headers = { 'Content-Type': response.headers.get('Content-Type') ?? '' }
  return { text: new Uint8Array(await response.arrayBuffer()), headers }
}
const sendForm = async (parts: [name: string, part: Part][]) => agent.patch(path, undefined, await formOf(parts))
const refusedForm = async (parts: [name: string, part: Part][]) =>
  agent.refused('PATCH', path, undefined, await formOf(parts))

const json = (value: object) => new Blob([JSON.stringify(value)], { type: 'application/json' })
const image = (format: 'png' | 'jpeg' | 'webp' | 'avif', width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#4dc480' } })
    .toFormat(format)
    .toBuffer()
const asFile = (bytes: Buffer, name = 'me.png', type = 'image/png') => new File([new Uint8Array(bytes)], name, { type })
const maria = { first_name: 'Maria', last_name: 'Okoye', phone_number: '8605550119' }

const bytesOf = async (address: string | null, client = agent) => {
  const headers = { Cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  const response = await fetch(new URL(address ?? '', app.url), { headers })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('changing the own profile', () => {
  it.each([
    ['as JSON', () => agent.patch(path, { person: maria })],
    ['as a form with a text of JSON', () => sendForm([['person', JSON.stringify(maria)]])],
    ['as a form with a Blob of JSON', () => sendForm([['person', json(maria)]])],
    ['without the slash', () => agent.patch(`/user/${String(people.agent.id)}`, { person: maria })],
  ])('%s returns the user, with a formatted phone number', async (_case, send) => {
    const { status, body } = await send()
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.person).toMatchObject({ first_name: 'Maria', last_name: 'Okoye', phone_number: '(860) 555-0119' })
  })

  it('keeps omitted fields, and removes a number', async () => {
    await agent.patch(path, { person: maria })
    const { body } = await agent.patch(path, { person: { phone_number: '' } })
    expect(body.person).toMatchObject({ first_name: 'Maria', last_name: 'Okoye', phone_number: null })
    const abroad = await agent.patch(path, { person: { phone_number: '+44 20 7946 0958' } })
    expect(abroad.body.person.phone_number).toBe('+44 20 7946 0958')
  })

  it.each([
    ['a number that is none', { phone_number: '12' }, 'person.phone_number', 'isn’t a valid phone number'],
    ['a blank name', { first_name: '  ' }, 'person.first_name', 'can’t be blank or contain control characters'],
    ['a role', { role: 'owner' }, 'person.role', 'isn’t a known field'],
    ['an image of one’s own choice', { image: 'x' }, 'person.image', 'must be null'],
  ])('refuses %s in both encodings, naming the field', async (_case, person, field, reason) => {
    const asJson = await agent.refused('PATCH', path, { person })
    expect(asJson.errors).toContainEqual({ field, reason })
    const asForm = await refusedForm([['person', json(person)]])
    expect(asForm.status).toBe(400)
    expect(asForm.errors?.map((error) => error.field)).toEqual([field])
  })

  it('is for the user alone: no one else’s profile exists', async () => {
    for (const email of ['owner@north.test', 'client@north.test', 'owner@south.test']) {
      expect((await (await app.signIn(email)).patch(path, { person: maria })).status).toBe(404)
    }
  })

  it('records an event', async () => {
    await agent.patch(path, { person: { last_name: 'Before' } })
    await agent.patch(path, { person: { last_name: 'After' } })
    const event = await EventModel.findOne({ entity_id: people.agent.id }).sort({ at: -1 }).lean()
    expect(event?.diff).toEqual([{ path: 'person.last_name', from: 'Before', to: 'After' }])
  })
})

describe('a profile image', () => {
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('of the type %s becomes 512 × 512 WebP', async (kind) => {
    const { body } = await sendForm([
      ['person', json(maria)],
      ['profile', asFile(await image(kind))],
    ])
    expect(body.person.image).toMatch(/^\/api\/v1\/images\/[0-9a-f]{24}\/$/)
    const { status, headers, bytes } = await bytesOf(body.person.image)
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('image/webp')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  })

  it('loses its metadata, and is rotated upright', async () => {
    const file = await sharp(await image('jpeg', 40, 80))
      .withExif({ IFD0: { Artist: 'Someone' }, IFD3: { GPSLatitude: '41/1 45/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(file).metadata()).exif).toBeDefined()
    const { bytes } = await bytesOf((await sendForm([['profile', asFile(file)]])).body.person.image)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  it('replaces the previous one, which is deleted', async () => {
    const of = { account: people.account }
    const first = (await sendForm([['profile', asFile(await image('png'))]])).body.person.image
    const count = await ImageModel.countDocuments(of)
    const second = (await sendForm([['profile', asFile(await image('jpeg'))]])).body.person.image
    expect(await ImageModel.countDocuments(of)).toBe(count)
    expect((await bytesOf(first)).status).toBe(404)
    const without = await agent.patch(path, { person: { image: null } })
    expect(without.body.person.image).toBeNull()
    expect((await bytesOf(second)).status).toBe(404)
  })

  it('is visible to the account’s members and clients only', async () => {
    const address = (await sendForm([['profile', asFile(await image('png'))]])).body.person.image
    expect((await bytesOf(address, await app.signIn('client@north.test'))).status).toBe(200)
    expect((await bytesOf(address, await app.signIn('owner@south.test'))).status).toBe(404)
    expect((await bytesOf(address, app.visitor())).status).toBe(401)
  })

  it.each<[string, () => Promise<Blob> | Blob, number]>([
    ['an SVG that calls itself PNG', () => asFile(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 400],
    ['a text', () => asFile(Buffer.from('hello')), 400],
    ['half of a PNG', async () => asFile((await image('png')).subarray(0, 200)), 400],
    ['a PNG with too many pixels', async () => asFile(await image('png', 7000, 7000)), 400],
    ['a PNG’s first bytes before a text', () => asFile(Buffer.from('\u0089PNG\r\n\u001A\nhello', 'latin1')), 400],
    ['six megabytes', () => asFile(Buffer.alloc(6 * 1024 * 1024)), 413],
  ])('refuses %s, leaving nothing half-written', async (_case, file, status) => {
    await agent.patch(path, { person: maria })
    const before = await ImageModel.countDocuments({})
    const parts: [string, Part][] = [
      ['person', json({ first_name: 'Half' })],
      ['profile', await file()],
    ]
    const problem = await refusedForm(parts)
    expect(problem.status).toBe(status)
    if (status === 400) expect(problem.errors?.[0]?.field).toBe('profile')
    expect(await ImageModel.countDocuments({})).toBe(before)
    expect((await agent.get('/auth/login/')).body.person.first_name).toBe('Maria')
  })
})

describe('a form', () => {
  it.each<[string, [string, Part][], string, string]>([
    ['JSON that is none', [['person', '{']], 'person', 'isn’t valid JSON'],
    [
      'a part twice',
      [
        ['person', json(maria)],
        ['person', json(maria)],
      ],
      'person',
      'can appear only once',
    ],
    ['an unknown part', [['role', 'owner']], 'role', 'isn’t a known field'],
    ['a prototype', [['__proto__', '{}']], '__proto__', 'isn’t a known field'],
  ])('with %s is refused, naming the part', async (_case, parts, field, reason) => {
    const { status, errors } = await refusedForm(parts)
    expect(status).toBe(400)
    expect(errors).toContainEqual({ field, reason })
  })

  it('with a thousand parts is refused', async () => {
    const parts = Array.from({ length: 1000 }, (_, i): [string, string] => [`part${i}`, 'x'])
    const { status, errors } = await refusedForm(parts)
    expect([status, errors]).toEqual([400, [{ field: '', reason: 'has too many parts' }]])
  })

  it('with a text that is too long is refused, naming the part', async () => {
    const { status, errors } = await refusedForm([['person', 'x'.repeat(70_000)]])
    expect([status, errors]).toEqual([413, [{ field: 'person', reason: 'must be 64 kB or less' }]])
  })

  it('without a boundary is refused', async () => {
    const headers = { 'Content-Type': 'multipart/form-data' }
    expect((await agent.patch(path, undefined, { text: 'x', headers })).status).toBe(400)
  })

  it('that breaks off a hundred times leaves nothing behind', async () => {
    const before = await ImageModel.countDocuments({})
    const bytes = await image('png')
    const head = '--x\r\nContent-Disposition: form-data; name="profile"; filename="me.png"\r\n\r\n'
    await Promise.all(Array.from({ length: 100 }, () => breakOff(Buffer.concat([Buffer.from(head), bytes]))))
    expect(await ImageModel.countDocuments({})).toBe(before)
    expect((await sendForm([['profile', asFile(bytes)]])).status).toBe(200)
  })
})

/** Sends the beginning of a form whose headers promise more, then hangs up. */
function breakOff(start: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const { hostname, port, pathname } = new URL(app.url + path)
    const headers = {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': start.length + 1000,
      'X-CSRFToken': agent.cookies.get('csrftoken') ?? '',
      Cookie: [...agent.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }
    const call = request({ hostname, port, path: pathname, method: 'PATCH', headers })
    call.on('error', () => undefined)
    call.on('close', resolve)
    call.write(start, () => call.destroy())
  })
}

describe('the guided tour', () => {
  it('starts at the beginning, and is stored', async () => {
    const assistant = await app.signIn('assistant@north.test')
    const own = `/user/${String(people.assistant.id)}/tour/` as const
    expect((await assistant.get('/auth/login/')).body.tour).toEqual({ step: 0, done: false, first_steps_hidden: false })
    expect((await assistant.patch(own, { step: 3 })).body.tour).toMatchObject({ step: 3, done: false })
    expect((await assistant.patch(own, { done: true })).body.tour).toMatchObject({ step: 3, done: true })
    expect((await assistant.patch(own, { first_steps_hidden: true })).body.tour.first_steps_hidden).toBe(true)
    expect(await EventModel.countDocuments({ entity_id: people.assistant.id, entity: 'user', op: 'update' })).toBe(0)
    const elsewhere = await app.signIn('assistant@north.test')
    expect((await elsewhere.get('/auth/login/')).body.tour).toEqual({ step: 3, done: true, first_steps_hidden: true })
  })

  it('has six steps', async () => {
    expect((await agent.refused('PATCH', `${path}tour/`, { step: 7 })).status).toBe(400)
    expect((await agent.refused('PATCH', `${path}tour/`, {})).status).toBe(400)
  })
})
