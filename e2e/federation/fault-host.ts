/** A static host for published remotes that can be told to fail, each way a real one does. */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

/** What happens to requests whose path matches `on` (all by default). */
export type Fault =
  /** Takes requests, and answers them once the fault is over. */
  | { kind: 'held'; on?: RegExp }
  /** Sends the file with a line of code added, as somebody between host and browser could. */
  | { kind: 'tampered'; on?: RegExp }
  /** Sends an HTML page with status 200, as a misconfigured host does. */
  | { kind: 'html'; on?: RegExp }
  /** Answers 404, as after a careless clean-up. */
  | { kind: 'gone'; on?: RegExp }

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }

export class FaultHost {
  #fault: Fault | null = null
  #over = Promise.withResolvers<void>()
  readonly name: string
  readonly #root: string
  readonly #prefix: string
  #server: Server | null = null
  #port = 0

  /** Serves `root` under `/<name>/`. */
  constructor(root: string, name: string) {
    this.#root = root
    this.name = name
    this.#prefix = `/${name}/`
  }

  /** What is wrong with the host from now on; null: nothing any more. */
  set fault(fault: Fault | null) {
    this.#fault = fault
    this.#over.resolve()
    this.#over = Promise.withResolvers()
  }

  get baseUrl(): string {
    return `http://localhost:${this.#port}${this.#prefix}`
  }

  /** Comes up; after `kill()`, at the address it had. */
  async start(): Promise<void> {
    const server = createServer((request, response) => void this.#answer(request, response))
    await new Promise<void>((resolve) => server.listen(this.#port, resolve))
    this.#port = (server.address() as AddressInfo).port
    this.#server = server
  }

  /** Goes down: connections are refused. */
  async kill(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (!server) return
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://host').pathname
    const fault = this.#fault && (this.#fault.on ?? /./).test(path) ? this.#fault : null
    if (fault?.kind === 'held') await this.#over.promise
    const file = join(this.#root, path.slice(this.#prefix.length))
    const bytes = fault?.kind === 'gone' ? null : await readFile(file).catch(() => null)
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (!bytes) return void response.writeHead(404).end()
    const html = fault?.kind === 'html'
    response.setHeader('Content-Type', html ? 'text/html' : (TYPES[extname(file)] ?? 'application/octet-stream'))
    response.setHeader('Cache-Control', fault ? 'no-store' : 'public, max-age=31536000, immutable')
    if (html) response.end('<!doctype html><title>It works</title>')
    else if (fault?.kind === 'tampered') response.end(`globalThis.tampered=true;${bytes.toString()}`)
    else response.end(bytes)
  }
}
