import { readEnv } from './env.ts'
import { createShellServer } from './server.ts'

const env = readEnv()
const server = createShellServer(env, (error) => console.error(error))

server.listen(env.port, env.host, () => console.log(`shell on http://localhost:${env.port}`))

/** Takes no new requests, lets those under way finish, then ends. */
function drain(): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), env.drainMs).unref()
}

process.once('SIGTERM', drain)
process.once('SIGINT', drain)
