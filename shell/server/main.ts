import { readEnv } from './env.ts'
import { listen } from './listen.ts'
import { createShellServer } from './server.ts'

const env = readEnv()
let isStopping = false
const server = await createShellServer(
  env,
  (error) => console.error(error),
  () => isStopping,
)

const servers = await listen(server, env.port, env.host)
console.log(`shell on http://localhost:${env.port}`)

/** How long what the server writes at its end may take. */
const LAST_WORDS_MS = 1000

/** Waits for the running requests, then exits. */
function drain(): void {
  isStopping = true
  setTimeout(() => {
    const closed = servers.map((each) => new Promise((resolve) => each.close(resolve)))
    void Promise.all(closed).then(() => setTimeout(() => process.exit(0), LAST_WORDS_MS).unref())
    setTimeout(() => servers.forEach((each) => each.closeAllConnections()), env.drainMs).unref()
  }, env.stopGraceMs)
}

process.once('SIGTERM', drain)
process.once('SIGINT', drain)
