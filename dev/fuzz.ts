/**
 * `pnpm fuzz`: Schemathesis against the contract, on a running API with the demo data: at least 5,000 requests, valid and
 * not, and no answer that the contract does not allow. Arguments are handed on to `st run`.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startMongod } from '#dev/machine/mongod.ts'
import { ManagedProcess, runToEnd } from '#dev/processes/processes.ts'
import { watchOver } from '#dev/processes/watchdog.ts'
import { ensurePortsFree, portsFrom } from '#dev/workspace/ports.ts'
import { root } from '#dev/workspace/root.ts'

const SCHEMATHESIS = 'schemathesis==4.32.5'

const tools = resolve(root, process.env['DATA_DIR'] ?? '.data', 'fuzz')
const ports = portsFrom(process.env['PORT'] ?? 3400)
const api = `http://127.0.0.1:${ports.api}/api/v1`

/** Runs a program in this terminal and returns its exit code. */
function run(command: string, args: string[]): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', detached: true })
  watchOver(child)
  return new Promise((done, reject) => child.once('error', reject).once('exit', (code) => done(code ?? 1)))
}

/** Schemathesis in its own virtual environment, installed once. */
async function schemathesis(): Promise<string> {
  const program = join(tools, 'venv/bin/st')
  if (existsSync(program)) return program
  const made =
    (await run('python3', ['-m', 'venv', join(tools, 'venv')])) ||
    (await run(join(tools, 'venv/bin/pip'), ['install', '--quiet', SCHEMATHESIS]))
  if (made !== 0) throw new Error('pnpm fuzz needs Python 3.10 or newer with venv and pip, and a package index')
  return program
}

/** An API with demo data in a new database, without rate limits. */
async function startApi(folder: string): Promise<{ stop: () => Promise<void> }> {
  const mongod = await startMongod({ dataDir: join(folder, 'db') })
  const env = {
    MONGODB_URI: mongod.uri,
    DATA_DIR: folder,
    PORT: String(ports.api),
    LOG_LEVEL: 'error',
    LOGIN_ATTEMPTS: '1000000',
    LOGIN_ATTEMPTS_PER_ADDRESS: '1000000',
    TOKEN_CALLS_A_MINUTE: '1000000',
  }
  const seed = {
    name: 'seed',
    command: [process.execPath, join(root, 'dev/seed.ts')] as [string, ...string[]],
    cwd: root,
  }
  await runToEnd({ ...seed, env }, folder, new AbortController().signal)
  const server = new ManagedProcess(
    {
      name: 'api',
      command: [process.execPath, 'src/main.ts'],
      cwd: join(root, 'api'),
      env,
      readyUrl: `http://127.0.0.1:${ports.api}/readyz`,
    },
    folder,
  )
  await server.start()
  return {
    async stop() {
      await server.stop()
      await mongod.stop()
    },
  }
}

type Pass = { as: string; hasToken?: true; args: string[] }

/** Operations that end the session of the other requests, or change its rights. */
const ENDS_SESSION = ['login', 'logout', 'updatePassword', 'deleteSession', 'leaveTeam', 'transferOwnership']

/** The users who send requests, and their operations. */
const PASSES: Pass[] = [
  { as: 'owner@demo.test', args: ENDS_SESSION.flatMap((id) => ['--exclude-operation-id', id]) },
  { as: 'client@demo.test', args: ['--include-tag', 'client'] },
  { as: 'anonymous', args: ['--include-tag', 'auth'] },
  { as: 'owner@demo.test', hasToken: true, args: ['--max-examples', '10'] },
]

const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')

type Headers = { [name: string]: string }

const headersOf = (cookies: string[]): Headers => ({
  Cookie: cookies.join('; '),
  'X-CSRFToken': cookies.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? '',
})

async function post(path: string, headers: Headers, body: URLSearchParams | string): Promise<Response> {
  const answer = await fetch(api + path, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`POST ${path} before the attack: ${answer.status} ${await answer.text()}`)
  return answer
}

/** The headers of a request: a session or an access token, if there is a user, and the anti-forgery token. */
async function headersFor({ as, hasToken }: Pass): Promise<Headers> {
  const visitor = headersOf(cookiesOf(await fetch(`${api}/auth/login/`)))
  if (as === 'anonymous') return visitor
  const credentials = new URLSearchParams({ username: as, password: 'protracker-demo' })
  const session = headersOf(cookiesOf(await post('/auth/login/', visitor, credentials)))
  if (!hasToken) return session
  const expires_at = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
  const wanted = JSON.stringify({ name: 'fuzz', scopes: ['read', 'write'], expires_at })
  const answer = await post('/tokens/', { ...session, 'Content-Type': 'application/json' }, wanted)
  const { token } = (await answer.json()) as { token: string }
  return { Authorization: `Bearer ${token}` }
}

await ensurePortsFree(ports, [['API', ports.api]])
const program = await schemathesis()
const folder = await mkdtemp(join(tmpdir(), 'protracker-fuzz-'))
const config = join(import.meta.dirname, 'schemathesis.toml')
try {
  const running = await startApi(folder)
  for (const pass of PASSES) {
    console.log(`\n── as ${pass.as}${pass.hasToken ? ', by an access token' : ''}`)
    const headers = Object.entries(await headersFor(pass)).flatMap(([name, value]) => ['--header', `${name}: ${value}`])
    const common = ['--config-file', config, 'run', `${api}/openapi.json`, '--url', api, ...headers]
    const code = await run(program, [...common, ...pass.args, ...process.argv.slice(2)])
    process.exitCode ||= code
  }
  await running.stop()
} finally {
  await rm(folder, { recursive: true, force: true })
}
