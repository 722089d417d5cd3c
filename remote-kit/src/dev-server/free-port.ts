import { createServer } from 'node:net'

/**
 * Resolves if nothing listens on a port of this machine.
 * @throws Error that says how to move to another one
 */
export function expectFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', () =>
      reject(new Error(`Port ${port} is in use. Change portOffset in remote.json, or set PORT`)),
    )
    server.listen(port, 'localhost', () => server.close(() => resolve()))
  })
}
