/** A way to the database that can be cut and mended, as when MongoDB or the network goes away. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const NOTICED_MS = 100

export class BreakableWay {
  private server: Server | undefined
  private port = 0
  private target = 0
  private readonly sockets = new Set<Socket>()
  private last: { text: string; onCut: () => void } | undefined

  /** Leads to the server of `uri`; answers the address to use in its place. */
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
        socket.on('error', () => socket.destroy())
        socket.on('close', () => this.sockets.delete(socket))
      }
    })
    this.server = server.unref()
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve))
    this.port = (server.address() as AddressInfo).port
  }

  /** Is cut behind the next message that holds `text`: it arrives, its answer does not. Resolves when that has happened. */
  cutBehind(text: string): Promise<void> {
    return new Promise((onCut) => (this.last = { text, onCut }))
  }

  private watch(message: Buffer, near: Socket, far: Socket): void {
    const { last } = this
    if (!last || !message.includes(last.text)) return
    this.last = undefined
    far.unpipe(near)
    far.once('data', () => void this.cut([near, far]).then(last.onCut)).resume()
  }

  /** Cuts all connections; `last` when the others have been noticed, as happens where a server dies. */
  async cut(last: readonly Socket[] = []): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve))
    for (const socket of this.sockets) if (!last.includes(socket)) socket.destroy()
    if (last.length > 0) await sleep(NOTICED_MS)
    for (const socket of last) socket.destroy()
    await closed
  }
}
