/** The measured servers: each in its own process, all running at the same time. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_MEMORY } from '../../dev/platform/api-memory.ts'
import { watchOver } from '../../dev/processes/watchdog.ts'

export type RunningServer = { name: string; url: string; pid: number; stop: () => Promise<void> }

export type ServerSpec = {
  name: string
  script: string
  /** Node's options. */
  options?: readonly string[]
  port: number
  env?: Record<string, string>
  ready: string
  /** Where it counts the answers that left the contract. What is measured must be what people get. */
  metrics?: string
}

/** On this machine only, so it is no secret. */
const METRICS_TOKEN = 'the token of the bench'

const root = join(import.meta.dirname, '..', '..')

/** The API as the platform runs it, on the database at `uri`. */
export const ourApi = ({ name, port, uri }: { name: string; port: number; uri: string }): ServerSpec => ({
  name,
  port,
  script: join(root, 'api/src/main.ts'),
  options: API_MEMORY,
  ready: '/readyz',
  metrics: '/metrics',
  env: {
    MONGODB_URI: uri,
    SECRET: 'the secret of the bench, of 32 bytes',
    NODE_COMPILE_CACHE: join(root, '.data/bench/compile-cache'),
    // No measured request sends mail.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'bench@protracker.test',
    OPERATORS_MAIL: 'bench@protracker.test',
    WEB_URL: 'http://127.0.0.1',
  },
})

/** Starts `script` and waits until it answers `ready`. */
export async function startServer({
  name,
  script,
  options = [],
  port,
  env = {},
  ready,
  metrics,
}: ServerSpec): Promise<RunningServer> {
  const child = spawn(process.execPath, [...options, script], {
    // Without TLS, secure cookies would not be sent.
    env: { ...process.env, NODE_ENV: 'production', SECURE_COOKIES: 'false', METRICS_TOKEN, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  watchOver(child)
  const url = `http://127.0.0.1:${port}`
  await answering(`${url}${ready}`, child, name)
  return {
    name,
    url,
    pid: child.pid ?? 0,
    async stop() {
      const faults = metrics && (await faultyAnswers(url + metrics))
      await stop(child)
      if (faults) throw new Error(`${name} gave answers outside the contract: ${faults}`)
    },
  }
}

/** The counters of answers outside the contract that are not 0. */
async function faultyAnswers(url: string): Promise<string> {
  const response = await fetch(url, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const text = await response.text()
  return [...text.matchAll(/^answers_outside_contract_total\{.*\} [1-9]\d*$/gm)].join(', ')
}

async function answering(url: string, child: ChildProcess, name: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode} before it answered`)
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await sleep(100)
  }
  throw new Error(`${name} does not answer ${url}`)
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 5000).unref()
  })
}

/** Resident memory of a process now, in MB. Linux only. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
