/** API processes of their own, as in a real installation, on the database of the test file. */
import mongoose from 'mongoose'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'

export type ApiProcess = {
  /** `http://127.0.0.1:port`, without the prefix of the API. */
  origin: string
  child: ChildProcess
}

export type StartApi = (env?: Record<string, string>) => Promise<ApiProcess>

/** Returns a function that starts a process and waits until it is ready. All end with the test file. */
export function useApiProcesses(): StartApi {
  const children: ChildProcess[] = []
  afterAll(async () => {
    for (const child of children) await kill(child)
  })
  return async (env = {}) => {
    const port = await freePort()
    const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
      env: {
        ...process.env,
        MONGODB_URI: databaseUri(),
        SECRET: 'test',
        LOG_LEVEL: 'silent',
        ...env,
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    // A pipe that no one reads would block the process.
    child.stdout.resume()
    children.push(child)
    const origin = `http://127.0.0.1:${port}`
    await ready(origin, child)
    return { origin, child }
  }
}

/** Ends a process without a chance to finish anything. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

export function databaseUri(): string {
  const { host, port, name } = mongoose.connection
  return `mongodb://${host}:${port}/${name}?replicaSet=rs0`
}

async function ready(origin: string, child: ChildProcess): Promise<void> {
  const isUp = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`The API process ended with code ${child.exitCode}`)
    await sleep(50)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
