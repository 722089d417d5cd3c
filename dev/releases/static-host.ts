/**
 * Serves the published releases of one remote like any static host:
 * `node dev/releases/static-host.ts --root .data/releases/mf-deals --prefix /mf-deals --port 3201`. With `--prefix ''` and
 * the folder above, those of all.
 */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { listen, THIS_MACHINE } from '#shell/server/listen.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The encodings, smallest first. Compressed copies are beside the file. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const COMMON_HEADERS = {
  // Remotes are public code. Shells of any origin fetch them without credentials.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
}

const fileSize = (path: string) =>
  stat(path).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  )

/** The requested file, in the best encoding that the client accepts and that exists. */
async function chooseFile(path: string, accepted: string) {
  for (const [encoding, suffix] of ENCODINGS) {
    const size = accepted.includes(encoding) ? await fileSize(path + suffix) : undefined
    if (size !== undefined) return { file: path + suffix, size, encoding }
  }
  const size = await fileSize(path)
  return size === undefined ? undefined : { file: path, size, encoding: undefined }
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, {
    ...COMMON_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end('404 not found\n')
}

/** The path below the root, or undefined for any other request. */
function localPath(root: string, prefix: string, url: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://host').pathname))
    return path.startsWith(`${prefix}/`) && !path.includes('\0') ? join(root, path.slice(prefix.length)) : undefined
  } catch {
    return undefined // not a valid URL
  }
}

async function serve(root: string, prefix: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = localPath(root, prefix, request.url ?? '/')
  const readable = request.method === 'GET' || request.method === 'HEAD'
  const chosen = path && readable ? await chooseFile(path, request.headers['accept-encoding'] ?? '') : undefined
  if (!path || !chosen) return notFound(response)
  response.writeHead(200, {
    ...COMMON_HEADERS,
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'content-length': chosen.size,
    // A release never changes: its folder is named by its version.
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    ...(chosen.encoding && { 'content-encoding': chosen.encoding }),
  })
  if (request.method === 'HEAD') return void response.end()
  createReadStream(chosen.file)
    .on('error', () => response.destroy())
    .pipe(response)
}

const { values } = parseArgs({
  options: { root: { type: 'string' }, prefix: { type: 'string' }, port: { type: 'string' } },
})
if (!values.root || values.prefix === undefined || !values.port) {
  console.error('usage: static-host.ts --root <folder> --prefix </mf-x> --port <port>')
  process.exit(2)
}
const { root, prefix } = values
const server = createServer((request, response) => {
  if (request.url === '/healthz') return void response.end('ok\n')
  void serve(resolve(root), prefix, request, response)
})
const servers = await listen(server, Number(values.port), process.env['HOST'] ?? THIS_MACHINE)
console.log(`${prefix} on port ${values.port}`)

process.once('SIGTERM', () => {
  for (const each of servers) {
    each.close()
    each.closeAllConnections()
  }
})
