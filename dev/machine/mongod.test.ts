import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findMongod } from './mongod-binary.ts'
import { Mongod, resolveMongo, startMongod } from './mongod.ts'

let dataDir: string
const running: Mongod[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'protracker-mongod-'))
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(running.splice(0).map((mongod) => mongod.stop()))
  await rm(dataDir, { recursive: true, force: true })
})

async function start(port?: number): Promise<Mongod> {
  const mongod = await startMongod({ dataDir, ...(port !== undefined && { port }) })
  running.push(mongod)
  return mongod
}

async function countAfterInsert(uri: string): Promise<number> {
  const client = new MongoClient(uri)
  try {
    const things = client.db().collection('things')
    await client.withSession((session) =>
      session.withTransaction(() => things.insertOne({ at: new Date() }, { session })),
    )
    return await things.countDocuments()
  } finally {
    await client.close()
  }
}

describe('a mongod whose port is taken as it starts', () => {
  it.each([true, false])('names the port and who holds it, whether that one answers (%s) or not', async (answers) => {
    const { uri } = await start()
    const silent = createServer()
    const stranger = new Promise<number>((resolve) => {
      silent.listen(0, '127.0.0.1', () => {
        const address = silent.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
    const port = answers ? Number(new URL(uri).port) : await stranger
    const folder = await mkdtemp(join(dataDir, 'other-'))
    const late = new Mongod(await findMongod(), folder, port)
    await expect(late.start()).rejects.toThrow(new RegExp(`(P|p)ort ${port} .*by .*\\(process \\d+\\)`))
    expect(late.process.running).toBe(false)
    silent.close()
  })
})

describe('startMongod', () => {
  it('keeps data after restarts and kills, also on another port, and has transactions', async () => {
    const first = await start()
    expect(await countAfterInsert(first.uri)).toBe(1)
    await first.stop()

    const second = await start()
    expect(second.uri).not.toBe(first.uri)
    expect(await countAfterInsert(second.uri)).toBe(2)

    await second.process.kill()
    await second.start()
    expect(await countAfterInsert(second.uri)).toBe(3)
  })

  it('reports the port that is in use', async () => {
    const { uri } = await start()
    await expect(start(Number(new URL(uri).port))).rejects.toThrow(/Port \d+ \(MongoDB\) is already in use/)
  })

  it('reports a folder that is in use', async () => {
    await start()
    await expect(start()).rejects.toThrow(`The data folder ${dataDir} is in use by another MongoDB`)
  })

  it('reports a damaged folder, and what to do', async () => {
    await writeFile(join(dataDir, 'WiredTiger'), 'garbage')
    await writeFile(join(dataDir, 'WiredTiger.turtle'), 'garbage')
    await expect(start()).rejects.toThrow(/cannot read the data folder[^]*WiredTiger[^]*Move the folder away/)
  })

  it('reports a folder that cannot be created', async () => {
    await writeFile(join(dataDir, 'file'), '')
    await expect(startMongod({ dataDir: join(dataDir, 'file', 'db') })).rejects.toThrow(/cannot be used/)
  })
})

describe('findMongod', () => {
  it('lists all options if there is none', async () => {
    vi.stubEnv('MONGOD_BINARY', '')
    vi.stubEnv('PATH', dataDir)
    vi.stubEnv('XDG_CACHE_HOME', dataDir)
    vi.stubEnv('MONGOD_DOWNLOAD', 'off')
    await expect(findMongod()).rejects.toThrow(/No MongoDB server[^]*MONGODB_URI[^]*MONGOD_BINARY[^]*pip[^]*fastdl/)
  })

  it('tries nothing else if MONGOD_BINARY is wrong', async () => {
    vi.stubEnv('MONGOD_BINARY', '/nowhere/mongod')
    await expect(findMongod()).rejects.toThrow('MONGOD_BINARY=/nowhere/mongod: no such file')
  })
})

describe('resolveMongo', () => {
  it('uses the database of MONGODB_URI', async () => {
    const { uri } = await start()
    vi.stubEnv('MONGODB_URI', uri)
    expect(await resolveMongo({ dataDir })).toEqual({ uri })
  })

  it('reports a database that cannot be reached', async () => {
    vi.stubEnv('MONGODB_URI', 'mongodb://127.0.0.1:1/protracker')
    await expect(resolveMongo({ dataDir })).rejects.toThrow(/MONGODB_URI cannot be used: .*ECONNREFUSED/)
  })
})
