import { readEnv } from './env.ts'
import { createShellServer } from './server.ts'

const env = readEnv()
const server = createShellServer(env, (error) => console.error(error))

server.listen(env.port, env.host, () => console.log(`shell on http://localhost:${env.port}`))

/** Stops accepting requests, waits for the running ones, then exits. */
function drain(): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), env.drainMs).unref()
}

process.once('SIGTERM', drain)
process.once('SIGINT', drain)
