/** A way to the database that can be cut and mended, as when MongoDB or the network goes away. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

export class BreakableWay {
  private server: Server | undefined
  private port = 0
  private target = 0
  private readonly sockets = new Set<Socket>()

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

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve))
    for (const socket of this.sockets) socket.destroy()
    await closed
  }
}
