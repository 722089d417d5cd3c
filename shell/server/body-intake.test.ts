// @vitest-environment node
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApiProxy } from './api-proxy.ts'

let senders: Socket[]
let servers: Server[]
let connections: number

beforeEach(() => {
  senders = []
  servers = []
})

afterEach(() => {
  for (const sender of senders) sender.destroy()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** The proxy behind another one that names its callers, in front of an API. */
async function startProxy(api: RequestListener = tellLength, bodyTimeoutMs = 15_000): Promise<string> {
  const apiServer = createServer(api)
  connections = 0
  apiServer.on('connection', () => (connections += 1))
  const target = await listen(apiServer)
  const proxy = createApiProxy({ target, timeoutMs: 15_000, bodyTimeoutMs, trustedProxies: 1 })
  return listen(createServer((request, response) => void proxy(request, response)))
}

const tellLength: RequestListener = (request, response) => {
  let length = 0
  request.on('data', (data: Buffer) => (length += data.length))
  request.on('end', () => response.end(String(length)))
}

/** Sends the beginning of a body of `length` bytes. */
async function sendBeginning(url: string, length: number, from: string): Promise<Socket> {
  const sender = connect(Number(new URL(url).port), 'localhost')
  senders.push(sender)
  sender.on('error', () => undefined)
  await once(sender, 'connect')
  const head = `POST /api/v1/ticket/ HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nContent-Length: ${length}`
  sender.write(`${head}\r\n\r\na`)
  return sender
}

const lengthSeenByApi = async (url: string, body: string, from = '10.9.9.9') => {
  const answer = await fetch(`${url}/api/v1/deals/`, { method: 'POST', body, headers: { 'X-Forwarded-For': from } })
  return answer.ok ? Number(await answer.text()) : answer.status
}

test('bodies of every size arrive unchanged', async () => {
  const url = await startProxy()
  for (const length of [1, 65_536, 65_537, 5_000_000])
    expect(await lengthSeenByApi(url, 'a'.repeat(length))).toBe(length)
})

test('an answer that comes before the body has arrived is passed on', async () => {
  const url = await startProxy((request, response) => {
    response.statusCode = 413
    response.end()
    request.resume()
  })
  for (let i = 0; i < 20; i++) expect(await lengthSeenByApi(url, 'a'.repeat(3_000_000))).toBe(413)
})

test('nor is it lost on a connection that closes, as behind a proxy that keeps none', async () => {
  const url = await startProxy((request, response) => {
    response.statusCode = 413
    response.end('Files can be up to 25 MB.')
    request.resume()
  })
  const sender = connect(Number(new URL(url).port), 'localhost')
  senders.push(sender)
  const answered = text(sender)
  const piece = Buffer.alloc(1_000_000, 'a')
  sender.write(
    `POST /api/v1/files/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${30 * piece.length}\r\n\r\n`,
  )
  for (let i = 0; i < 30; i++) if (!sender.write(piece)) await once(sender, 'drain')
  expect(await answered).toMatch(/^HTTP\/1.1 413[^]*Files can be up to 25 MB\.$/)
})

const MANY = 500
const anAddress = (i: number) => `10.0.${i % 200}.1`

describe('callers who send slowly', () => {
  test('do not hold a connection to the API, and keep no one else waiting', async () => {
    const url = await startProxy()
    for (let i = 0; i < MANY; i++) await sendBeginning(url, 1000, anAddress(i))
    const answers = await Promise.all(Array.from({ length: 20 }, () => lengthSeenByApi(url, 'a'.repeat(500))))
    expect(answers).toEqual(Array.from({ length: 20 }, () => 500))
    expect(connections).toBeLessThanOrEqual(20)
    expect((await fetch(`${url}/api/v1/deals/`)).status).toBe(200)
  })

  test('with large bodies hold some connections, and leave enough for others', async () => {
    const url = await startProxy()
    for (let i = 0; i < MANY; i++) await sendBeginning(url, 10_000_000, anAddress(i))
    expect(await lengthSeenByApi(url, 'a'.repeat(500))).toBe(500)
    expect(await lengthSeenByApi(url, 'a'.repeat(500_000))).toBe(503)
    expect(connections).toBeLessThan(256)
    for (const sender of senders) sender.destroy()
    await vi.waitUntil(async () => (await lengthSeenByApi(url, 'a'.repeat(500_000))) === 500_000)
  })

  test('from one address are refused once there are many, and others are not', async () => {
    const url = await startProxy()
    for (let i = 0; i < 32; i++) await sendBeginning(url, 1000, '10.0.0.1')
    expect(await text(await sendBeginning(url, 1000, '10.0.0.1'))).toMatch(/^HTTP\/1.1 429/)
    expect(await lengthSeenByApi(url, 'a', '10.0.0.1')).toBe(429)
    expect(await lengthSeenByApi(url, 'a', '10.0.0.2')).toBe(1)
  })

  test('are refused after a while, and cut off if they pause in a large body', async () => {
    const url = await startProxy(tellLength, 100)
    expect(await text(await sendBeginning(url, 1000, '10.0.0.1'))).toMatch(/^HTTP\/1.1 408/)
    expect(await text(await sendBeginning(url, 10_000_000, '10.0.0.1'))).toBe('')
  })
})
