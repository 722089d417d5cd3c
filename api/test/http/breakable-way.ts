/** A proxy to the database that can be cut and restored, as when MongoDB or the network goes down. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const NOTICED_MS = 100

export class BreakableWay {
  private server: Server | undefined
  private port = 0
  private target = 0
  private readonly sockets = new Set<Socket>()
  private isFrozen = false
  private awaited: { text: string; act: (near: Socket, far: Socket) => void } | undefined

  /** Proxies to the server of `uri`. Returns the URI to use instead. */
  async to(uri: string): Promise<string> {
    const { host, pathname } = new URL(uri)
    this.target = Number(host.split(':')[1])
    await this.mend()
    return `mongodb://127.0.0.1:${this.port}${pathname}?directConnection=true`
  }

  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.target, '127.0.0.1')
      near.pipe(far).pipe(near)
      near.on('data', (message: Buffer) => this.watch(message, near, far))
      for (const socket of [near, far]) {
        this.sockets.add(socket)
        if (this.isFrozen) stall(socket)
        socket.on('error', () => socket.destroy())
        socket.on('close', () => this.sockets.delete(socket))
      }
    })
    this.server = server.unref()
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve))
    this.port = (server.address() as AddressInfo).port
  }

  /** Lets connections open, but nothing through, as when the server's process is stopped. */
  freeze(): void {
    this.isFrozen = true
    for (const socket of this.sockets) stall(socket)
  }

  /** Lets everything through, also what has arrived meanwhile. */
  thaw(): void {
    this.isFrozen = false
    for (const socket of this.sockets) socket.uncork()
  }

  /**
   * Cuts the connection after the next message that contains `text`: it arrives, but its response does not. Resolves
   * when that has happened.
   */
  cutBehind(text: string): Promise<void> {
    return new Promise((onCut) => {
      const act = (near: Socket, far: Socket) => {
        far.unpipe(near)
        far.once('data', () => void this.cut([near, far]).then(onCut)).resume()
      }
      this.awaited = { text, act }
    })
  }

  /** Freezes after the next message that contains `text`: it arrives, but its response does not. */
  freezeBehind(text: string): Promise<void> {
    return new Promise((onFrozen) => {
      const act = () => {
        this.freeze()
        onFrozen()
      }
      this.awaited = { text, act }
    })
  }

  private watch(message: Buffer, near: Socket, far: Socket): void {
    const { awaited } = this
    if (!awaited || !message.includes(awaited.text)) return
    this.awaited = undefined
    awaited.act(near, far)
  }

  /** Cuts all connections. Those in `last` are cut once the others have been noticed, as when a server dies. */
  async cut(last: readonly Socket[] = []): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve))
    for (const socket of this.sockets) if (!last.includes(socket)) socket.destroy()
    if (last.length > 0) await sleep(NOTICED_MS)
    for (const socket of last) socket.destroy()
    await closed
  }
}

/** What is written to a corked socket waits until it is uncorked. */
const stall = (socket: Socket) => socket.cork()
