/** Bodies that do not arrive as they should: too long, or cut off. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createPeople } from '#test/factories/people.ts'
import { breakOff } from '#test/security/broken-upload.ts'
import { useTestApp } from '#test/test-app.ts'
import type { TestClient } from '#test/test-client.ts'

const MB = 1024 * 1024
const logged: { level: number; msg: string }[] = []
const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line) as never) })
const app = useTestApp({ bodyTimeoutMs: 1000 }, undefined, logger)
let user: TestClient
let socket: Socket
let answers: string

beforeAll(async () => {
  await createPeople('north')
  user = await app.signIn('agent@north.test')
})

afterEach(() => socket.destroy())

/** A client of its own: Node's stops sending once it is answered. */
async function open(): Promise<void> {
  socket = connect(Number(new URL(app.url).port), '127.0.0.1')
  answers = ''
  socket.on('data', (data: Buffer) => (answers += data.toString()))
  await once(socket, 'connect')
}

async function send(text: string): Promise<void> {
  if (!socket.write(text)) await once(socket, 'drain')
}

const head = (header: string) =>
  [
    'POST /api/v1/contacts/ HTTP/1.1',
    'Host: localhost',
    `Cookie: ${[...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `X-CSRFToken: ${user.cookies.get('csrftoken')}`,
    'Content-Type: application/json',
    `${header}\r\n\r\n`,
  ].join('\r\n')

const statuses = () => [...answers.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => Number(status))
const PIECE = 'a'.repeat(MB / 4)

it.each([
  ['that says so', 'Content-Length: 4194304', PIECE, ''],
  ['in pieces', 'Transfer-Encoding: chunked', `40000\r\n${PIECE}\r\n`, '0\r\n\r\n'],
])('one that is too long, %s, is read to its end and refused, and its connection serves on', async (...given) => {
  const [, header, piece, end] = given
  await open()
  for (const answered of [1, 2]) {
    await send(head(header))
    for (let sent = 0; sent < 4 * MB; sent += PIECE.length) await send(piece)
    await send(end)
    await vi.waitUntil(() => statuses().length === answered)
  }
  expect(statuses()).toEqual([413, 413])
})

it('one that is too long is read to its end before its answer closes the connection', async () => {
  await open()
  const closed = once(socket, 'close')
  await send(head('Connection: close\r\nContent-Length: 31457280'))
  for (let sent = 0; sent < 30 * MB; sent += PIECE.length) await send(PIECE)
  await closed
  expect(statuses()).toEqual([413])
  expect(answers).toContain('Requests can be up to 1 MB.')
})

it('one that says it is too long is refused before it arrives', async () => {
  await open()
  await send(head('Content-Length: 4194304'))
  await vi.waitUntil(() => statuses().length > 0)
  expect(statuses()).toEqual([413])
})

it('one that does not arrive is refused after a while, and its connection is closed', async () => {
  await open()
  await send(`${head('Content-Length: 1000')}{`)
  await once(socket, 'close')
  expect(statuses()).toEqual([408])
})

it.each(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'one of %s that its sender breaks off is a bad request, and no error of ours',
  async (type) => {
    const { id } = (await user.get('/auth/login/')).body
    const [method, path] = type.startsWith('multipart')
      ? (['PATCH', `/user/${id}/`] as const)
      : (['POST', type.endsWith('json') ? '/contacts/' : '/ticket/'] as const)
    await vi.waitUntil(() => logged.length > 0)
    logged.splice(0)
    const form = Buffer.alloc(1000, '--x\r\nContent-Disposition: form-data; name="person"\r\n\r\n{')
    await breakOff({ client: user, method, url: app.url + path, form, type })
    await vi.waitUntil(() => logged.some(({ msg }) => msg === 'request'), 10_000)
    expect(logged).toMatchObject([{ msg: 'request', level: pino.levels.values['info'], status: 400 }])
  },
)
