/** Where a server listens. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** This machine only, by both of its addresses: programs differ in which one they take for the name. */
export const THIS_MACHINE = 'localhost'

/** The codes of a machine without IPv6. */
const NO_IPV6: readonly unknown[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/** Starts to listen. Answers the servers that do: one for each address. Whoever stops one stops all of them. */
export async function listen(server: Server, port: number, host: string): Promise<Server[]> {
  if (host !== THIS_MACHINE) {
    await started(server, port, host)
    return [server]
  }
  await started(server, port, '127.0.0.1')
  const { headersTimeout, requestTimeout, keepAliveTimeout } = server
  const other = createServer({ headersTimeout, requestTimeout, keepAliveTimeout }, (request, response) => {
    server.emit('request', request, response)
  })
  try {
    await started(other, (server.address() as AddressInfo).port, '::1')
    return [server, other]
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_IPV6.includes(error.code)) return [server]
    throw error
  }
}

async function started(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening')
}
