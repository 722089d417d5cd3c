import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { root } from '#dev/workspace/root.ts'

/** A port far from those of other tests. A run uses it and the ports derived from it. */
const PORT = 24_500
const marker = randomUUID()
let dataDir: string
let current: ChildProcess | undefined

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'protracker-start-'))
})

afterEach(async () => {
  current?.kill('SIGKILL')
  await nothingStays(15_000)
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Runs the same as `npm start`. Resolves with its output once a line matches, or once it has ended. */
function start(env: Record<string, string>, until: RegExp): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'dev/start.mjs')], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, DEMO_DATA: 'false', START_TEST: marker, ...env },
  })
  current = child
  let output = ''
  return new Promise((done) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      if (until.test(output)) done(output)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('close', () => done(output))
  })
}

async function ended(): Promise<number | null> {
  const child = current
  if (child && child.exitCode === null) await new Promise((done) => child.once('exit', done))
  return child?.exitCode ?? null
}

/** The command lines of running processes that were started by this file, found by their environment. */
function leftovers(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      try {
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8')
        return environment.includes(`START_TEST=${marker}`) ? [readFileSync(`/proc/${pid}/cmdline`, 'utf8')] : []
      } catch {
        return [] // ended, or owned by another user
      }
    })
}

const nothingStays = (timeout: number) => vi.waitFor(() => expect(leftovers()).toEqual([]), { timeout })

const never = /(?!)/
const ready = new RegExp(`ready http://localhost:${PORT}\\n$`)

it('fails at once if a port is in use, and names the port, its role, who holds it and a solution', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(PORT + 100, done))
  try {
    const output = await start({}, never)
    expect(output).toMatch(
      new RegExp(`Port ${PORT + 100} \\(API\\) is already in use by .*\\(process ${process.pid}\\)[^]*PORT=`),
    )
    expect(output).not.toMatch(/ready http/)
    expect(await ended()).toBe(1)
  } finally {
    other.close()
  }
})

it('fails if the data folder is damaged', async () => {
  const damaged = join(dataDir, 'damaged')
  await mkdir(join(damaged, 'db'), { recursive: true })
  await writeFile(join(damaged, 'db', 'WiredTiger'), 'garbage')
  await writeFile(join(damaged, 'db', 'WiredTiger.turtle'), 'garbage')
  expect(await start({ DATA_DIR: damaged }, never)).toMatch(/cannot read the data folder/)
  expect(await ended()).toBe(1)
})

it('fails if there is no mongod', async () => {
  expect(await start({ MONGOD_BINARY: '/nowhere/mongod' }, never)).toMatch(/No MongoDB server was found[^]*MONGODB_URI/)
  expect(await ended()).toBe(1)
})

it('can be stopped during the start', async () => {
  await start({}, /MongoDB +\d/)
  current?.kill('SIGTERM')
  expect(await ended()).toBe(143)
  await nothingStays(15_000)
})

it('starts, serves, says ready last, and stops within 10 s; starts again', async () => {
  expect(await start({}, ready)).toMatch(ready)
  for (const path of ['/', '/api/v1/openapi.json'])
    expect((await fetch(`http://localhost:${PORT}${path}`)).status).toBe(200)
  const stopStart = performance.now()
  current?.kill('SIGINT')
  expect(await ended()).toBe(130)
  expect(performance.now() - stopStart).toBeLessThan(10_000)
  await nothingStays(15_000)

  // How long that takes is for `pnpm bench start`.
  expect(await start({}, ready)).toMatch(ready)
  // afterEach kills it with SIGKILL and expects that no process is left.
})
