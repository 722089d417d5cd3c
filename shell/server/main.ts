import { readEnv } from './env.ts'
import { createShellServer } from './server.ts'

const env = readEnv()
let isStopping = false
const server = await createShellServer(
  env,
  (error) => console.error(error),
  () => isStopping,
)

server.listen(env.port, env.host, () => console.log(`shell on http://localhost:${env.port}`))

/** Waits for the running requests, then exits. */
function drain(): void {
  isStopping = true
  setTimeout(() => {
    server.close(() => process.exit(0))
    setTimeout(() => server.closeAllConnections(), env.drainMs).unref()
  }, env.stopGraceMs)
}

process.once('SIGTERM', drain)
process.once('SIGINT', drain)
