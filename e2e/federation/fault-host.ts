/** A static host for published remotes that can simulate the failures of a real one. */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

/** A fault for requests whose path matches `on` (all by default). */
export type Fault = {
  on?: RegExp
  kind: /** Takes requests and never answers them, not even once the fault is over. */
    | 'held'
    /** Sends half of the file and then nothing more, not even once the fault is over. */
    | 'stalled'
    /** Answers once the fault is over. */
    | 'late'
    /** Breaks the connection off in the middle of the file. */
    | 'cut'
    /** Sends the file with an added line of code, like an attacker between host and browser. */
    | 'tampered'
    /** Sends an HTML page with status 200, as a misconfigured host does. */
    | 'html'
    /** Sends the file as text, which browsers neither run nor apply. */
    | 'mistyped'
    /** Does not say that other origins may use the file. */
    | 'private'
    /** Answers 404, as if the files had been deleted. */
    | 'gone'
    /** Answers 500. */
    | 'broken'
}

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }

/** What an attacker would add, by the kind of file. */
const ADDED: Record<string, string> = { '.js': 'globalThis.tampered=true;', '.css': ':root{--tampered:1}' }

export class FaultHost {
  #fault: Fault | null = null
  #over = Promise.withResolvers<void>()
  readonly name: string
  readonly #root: string
  readonly #prefix: string
  #server: Server | null = null
  #port = 0

  /** The paths that were asked for, with their queries, oldest first. */
  readonly asked: string[] = []

  /** Serves `root` under `/<name>/`. */
  constructor(root: string, name: string) {
    this.#root = root
    this.name = name
    this.#prefix = `/${name}/`
  }

  /** Sets the current fault, or null for none. */
  set fault(fault: Fault | null) {
    this.#fault = fault
    this.#over.resolve()
    this.#over = Promise.withResolvers()
  }

  get baseUrl(): string {
    return `http://localhost:${this.#port}${this.#prefix}`
  }

  /** Starts the host. After `kill()`, it starts at the same address. */
  async start(): Promise<void> {
    this.asked.length = 0
    const server = createServer((request, response) => void this.#answer(request, response))
    await new Promise<void>((resolve) => server.listen(this.#port, resolve))
    this.#port = (server.address() as AddressInfo).port
    this.#server = server
  }

  /** Stops the host, so that connections are refused. */
  async kill(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (!server) return
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host')
    this.asked.push(pathname + search)
    const kind = this.#fault && (this.#fault.on ?? /./).test(pathname) ? this.#fault.kind : null
    if (kind === 'held') return
    if (kind === 'late') await this.#over.promise
    const file = join(this.#root, pathname.slice(this.#prefix.length))
    const published = kind === 'gone' ? null : await readFile(file).catch(() => null)
    if (kind !== 'private') response.setHeader('Access-Control-Allow-Origin', '*')
    if (kind === 'broken') return void response.writeHead(500).end()
    if (!published) return void response.writeHead(404).end()
    const extension = extname(file)
    const type = { html: 'text/html', mistyped: 'text/plain' }[String(kind)] ?? TYPES[extension]
    response.setHeader('Content-Type', type ?? 'application/octet-stream')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    // A changed file may be cached forever too: who changes it does not tell caches to forget it.
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    const bytes = changed(kind, extension, published)
    response.setHeader('Content-Length', bytes.length)
    if (kind !== 'cut' && kind !== 'stalled') return void response.end(bytes)
    response.write(bytes.subarray(0, bytes.length / 2))
    if (kind === 'cut') setTimeout(() => response.destroy(), 50)
  }
}

function changed(kind: Fault['kind'] | null, extension: string, bytes: Buffer): Buffer {
  if (kind === 'html') return Buffer.from('<!doctype html><title>It works</title>')
  return kind === 'tampered' ? Buffer.concat([Buffer.from(ADDED[extension] ?? ''), bytes]) : bytes
}
