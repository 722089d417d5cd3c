// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { listen } from './listen.ts'

let servers: Server[] = []
afterEach(() => {
  for (const server of servers) server.close()
})

/** Listens on a free port. Answers whether an address of this machine answers there. */
async function listening(host: string): Promise<(address: string) => Promise<boolean>> {
  servers = await listen(
    createServer((_, response) => response.end('shell')),
    0,
    host,
  )
  const [{ port } = { port: 0 }] = servers.map((server) => server.address() as AddressInfo)
  return (address) =>
    fetch(`http://${address}:${port}/`).then(
      async (response) => (await response.text()) === 'shell',
      () => false,
    )
}

const [outside] = Object.values(networkInterfaces())
  .flat()
  .filter((each) => each?.family === 'IPv4' && !each.internal)

test('localhost is this machine only, by either of its addresses', async () => {
  const answers = await listening('localhost')
  expect(await answers('127.0.0.1')).toBe(true)
  expect(await answers('localhost')).toBe(true)
  const hasIpv6 = Object.values(networkInterfaces())
    .flat()
    .some((each) => each?.address === '::1')
  expect(await answers('[::1]')).toBe(hasIpv6)
  if (outside) expect(await answers(outside.address)).toBe(false)
})

test('another host is what it says', async () => {
  const answers = await listening('0.0.0.0')
  expect(await answers('127.0.0.1')).toBe(true)
  if (outside) expect(await answers(outside.address)).toBe(true)
})
