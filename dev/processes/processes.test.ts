import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ManagedProcess, type ProcessSpec, runToEnd, stopAll } from './processes.ts'

let logs: string
let started: ManagedProcess[]

beforeEach(async () => {
  logs = await mkdtemp(join(tmpdir(), 'protracker-processes-'))
  started = []
})

afterEach(async () => {
  await stopAll(started)
  await rm(logs, { recursive: true, force: true })
})

/** A Node program given as its source. */
function program(source: string, rest: Partial<ProcessSpec> = {}): ManagedProcess {
  const spec: ProcessSpec = { name: 'thing', command: [process.execPath, '-e', source], cwd: logs, ...rest }
  const managed = new ManagedProcess(spec, logs)
  started.push(managed)
  return managed
}

/** Whether a process runs. A zombie, whose parent has not collected it yet, does not. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

it('does not start if another program responds at its address, and names that program', async () => {
  const stranger = createServer((_request, response) => response.end())
  const port = await freePort()
  await new Promise<void>((resolve) => stranger.listen(port, resolve))
  // It would find out only when it listens itself.
  const source = `setTimeout(() => require('node:http').createServer().listen(${port}), 600_000)`
  const managed = program(source, { readyUrl: `http://localhost:${port}/` })
  const taken = new RegExp(`^thing did not start: port ${port} was taken[^]* by .*node.* \\(process ${process.pid}\\)`)
  await expect(managed.start()).rejects.toThrow(taken)
  expect(managed.running).toBe(false)
  await new Promise((resolve) => stranger.close(resolve))
})

it('waits until the address responds, and can be restarted after its end', async () => {
  const port = await freePort()
  const source = `setTimeout(() => require('node:http').createServer((_, res) => res.end()).listen(${port}), 200)`
  const managed = program(source, { readyUrl: `http://127.0.0.1:${port}/` })
  for (const end of ['stop', 'kill'] as const) {
    await managed.start()
    expect((await fetch(`http://127.0.0.1:${port}/`)).ok).toBe(true)
    await managed[end]()
    expect(managed.pid).toBeUndefined()
  }
})

it('reports the output of a program that did not start', async () => {
  const managed = program(`console.error('no luck today'); process.exit(3)`, { readyUrl: 'http://127.0.0.1:1/' })
  await expect(managed.start()).rejects.toThrow(/thing did not start[^]*no luck today[^]*thing\.log/)
})

it('reports a program that does not exist', async () => {
  const managed = program('', { command: ['no-such-program'], readyUrl: 'http://127.0.0.1:1/' })
  await expect(managed.start()).rejects.toThrow('thing did not start')
})

it('reports an unexpected end', async () => {
  const managed = program(`setTimeout(() => process.exit(7), 50)`)
  const crashed = new Promise<string>((resolve) => (managed.onCrash = resolve))
  await managed.start()
  expect(await crashed).toBe('thing ended unexpectedly (exit code 7)')
})

it('kills a program that ignores SIGTERM, with its children', async () => {
  const stubborn = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1e6)`
  const source = `const {pid} = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(stubborn)}])
    console.log(pid); ${stubborn}`
  const managed = await program(source).start()
  await vi.waitFor(() => expect(managed.log()).toMatch(/\d+/))
  const grandchild = Number(managed.log())
  const { pid = 0 } = managed
  await managed.stop(300)
  await vi.waitFor(() => expect([isAlive(pid), isAlive(grandchild)]).toEqual([false, false]))
})

it('runs a program to its end, or stops it on request', async () => {
  const spec = (source: string): ProcessSpec => ({ name: 'task', command: [process.execPath, '-e', source], cwd: logs })
  const { signal } = new AbortController()
  await expect(runToEnd(spec('0'), logs, signal)).resolves.toBeUndefined()
  await expect(runToEnd(spec(`throw new Error('broken')`), logs, signal)).rejects.toThrow(/task failed[^]*broken/)
  await expect(runToEnd(spec('setInterval(() => {}, 1e6)'), logs, AbortSignal.timeout(200))).rejects.toThrow(
    'task failed',
  )
})

it('leaves nothing behind when the supervisor is killed', async () => {
  const source = `import { ManagedProcess } from ${JSON.stringify(join(import.meta.dirname, 'processes.ts'))}
    const spec = { name: 'orphan', command: [process.execPath, '-e', 'setInterval(() => {}, 1e6)'], cwd: '/' }
    console.log((await new ManagedProcess(spec, ${JSON.stringify(logs)}).start()).pid)`
  const supervisor = spawn(process.execPath, ['--input-type=module', '-e', source])
  const pid = await new Promise<number>((resolve) => supervisor.stdout.once('data', (data) => resolve(Number(data))))
  expect(isAlive(pid)).toBe(true)
  supervisor.kill('SIGKILL')
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 5_000 })
})
