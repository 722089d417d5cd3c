/** A static host for published remotes that can simulate the failures of a real one. */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

/** A fault for requests whose path matches `on` (all by default). */
export type Fault =
  /** Holds requests and answers them once the fault is over. */
  | { kind: 'held'; on?: RegExp }
  /** Sends the file with an added line of code, like an attacker between host and browser. */
  | { kind: 'tampered'; on?: RegExp }
  /** Sends an HTML page with status 200, as a misconfigured host does. */
  | { kind: 'html'; on?: RegExp }
  /** Answers 404, as if the files had been deleted. */
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
