/** Someone between a browser and the shell's server, who changes what pages get of the registry. */
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Change = (registry: string) => string

export type ChangingProxy = {
  url: string
  /** What is changed from now on: in documents, and in answers to pages that ask again. */
  changes: { document?: Change; later?: Change }
  stop: () => void
}

const REGISTRY = /(<script type="application\/json" id="registry"[^>]*>)(.*?)(<\/script>)/

/** Starts a proxy to the shell that changes what it passes on. */
export async function startChangingProxy(target: string): Promise<ChangingProxy> {
  const proxy: Pick<ChangingProxy, 'changes'> = { changes: {} }

  function changed(path: string, type: string, body: string): string {
    if (path === '/registry.json') return proxy.changes.later?.(body) ?? body
    const { document } = proxy.changes
    if (!document || !type.startsWith('text/html')) return body
    return body.replace(REGISTRY, (_, start: string, registry: string, end: string) => start + document(registry) + end)
  }

  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request
    const onward = httpRequest(new URL(url, target), { method, headers: { ...headers, 'accept-encoding': 'identity' } })
    onward.on('response', async (answer) => {
      const type = answer.headers['content-type'] ?? ''
      const { 'content-length': _length, ...rest } = answer.headers
      if (/html|json/.test(type)) {
        const body = changed(url.split('?')[0] ?? '', type, await text(answer))
        response.writeHead(answer.statusCode ?? 500, rest).end(body)
      } else answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers))
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return Object.assign(proxy, {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  })
}
