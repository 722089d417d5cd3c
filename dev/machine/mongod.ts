import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MongoClient, MongoServerError } from 'mongodb'
import { ManagedProcess } from '#dev/processes/processes.ts'
import { portInUse } from '#dev/workspace/port-holders.ts'
import { findMongod } from './mongod-binary.ts'

const START_TIMEOUT_MS = 60_000
const EXTERNAL_TIMEOUT_MS = 5_000
const REPLICA_SET = 'rs0'

export interface MongodOptions {
  /** The folder of the data files, created if it is missing. It survives restarts. */
  dataDir: string
  /** Loopback port; default: a free one. */
  port?: number
  /** Gets one line for each slow step (downloads). */
  report?: (line: string) => void
}

/** Thrown if the embedded MongoDB could not be started. The message says why and what to do. */
export class MongodStartError extends Error {
  override name = 'MongodStartError'
}

/** An embedded one-node replica set on loopback. It can be stopped, killed and started again on the same address. */
export class Mongod {
  /** Connection string with the database's name. */
  readonly uri: string
  readonly dataDir: string
  readonly process: ManagedProcess
  readonly #port: number

  constructor(binary: string, dataDir: string, port: number) {
    this.dataDir = dataDir
    this.#port = port
    this.uri = `mongodb://127.0.0.1:${port}/protracker?replicaSet=${REPLICA_SET}`
    const args = [
      ['--dbpath', dataDir],
      ['--port', String(port)],
      ['--replSet', REPLICA_SET],
      ['--bind_ip', '127.0.0.1'],
      ['--nounixsocket'],
      // Version 6.0.5 has a vulnerability in its wire compression (CVE-2025-14847), which is useless on loopback
      // anyway.
      ['--networkMessageCompressors', 'disabled'],
      ['--wiredTigerCacheSizeGB', process.env['MONGOD_CACHE_GB'] ?? '1'],
      ['--oplogSize', '512'],
      ['--setParameter', 'diagnosticDataCollectionEnabled=false'],
    ].flat()
    this.process = new ManagedProcess({ name: 'mongod', command: [binary, ...args], cwd: dataDir }, dataDir)
  }

  get pid(): number {
    return this.process.pid ?? 0
  }

  /**
   * Resolves when it takes writes.
   * @throws MongodStartError unreadable or locked data folder, no primary within 60 s
   * @throws ProcessStartError another program has its port
   */
  async start(): Promise<this> {
    await this.process.start()
    const client = new MongoClient(`mongodb://127.0.0.1:${this.#port}/?directConnection=true`, {
      serverSelectionTimeoutMS: START_TIMEOUT_MS,
      heartbeatFrequencyMS: 500,
    })
    try {
      const ready = async () => {
        await client.connect()
        await this.process.expectPort(this.#port)
        await becomePrimary(client, this.#port)
      }
      const failed = this.process.ended.then(() => explainExit(this.process.log(), this.dataDir, this.#port))
      await Promise.race([ready(), failed])
    } catch (error) {
      await this.process.stop()
      throw error
    } finally {
      await client.close()
    }
    return this
  }

  /** Resolves when the process has ended. Kills it if it does not end within 8 s. */
  stop(): Promise<void> {
    return this.process.stop()
  }
}

/**
 * Starts a one-node replica set (transactions and change streams work) on loopback.
 * `MONGOD_CACHE_GB` sets its cache, default 1.
 * @throws MongodMissingError no server program can be had
 * @throws MongodStartError port in use, unreadable or locked data folder, no primary within 60 s
 */
export async function startMongod({ dataDir, port, report }: MongodOptions): Promise<Mongod> {
  const binary = await findMongod(report)
  const chosenPort = await freePort(port)
  try {
    await mkdir(dataDir, { recursive: true })
    return await new Mongod(binary, dataDir, chosenPort).start()
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    throw new MongodStartError(`MongoDB's data folder ${dataDir} cannot be used: ${error.message}`)
  }
}

/** Waits until the server responds, initializes its replica set if necessary, and waits until it accepts writes. */
async function becomePrimary(client: MongoClient, port: number): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  const member = { _id: 0, host: `127.0.0.1:${port}` }
  while (Date.now() < deadline) {
    const hello = await client.db('admin').command({ hello: 1 })
    if (hello['isWritablePrimary']) return
    if (!hello['setName']) await initiate(client, member)
    await sleep(50)
  }
  throw new MongodStartError(`MongoDB did not become ready within ${START_TIMEOUT_MS / 1000} s.`)
}

async function initiate(client: MongoClient, member: { _id: number; host: string }): Promise<void> {
  const admin = client.db('admin')
  try {
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members: [member] } })
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error
    if (error.codeName !== 'AlreadyInitialized') throw error
    // Initialized with another port, so this node does not find itself in the configuration.
    const { config } = await admin.command({ replSetGetConfig: 1 })
    if (config.members[0].host === member.host) return // still loading it
    await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members: [member] }, force: true })
  }
}

async function explainExit(log: string, dataDir: string, port: number): Promise<never> {
  if (log.includes('Address already in use')) throw new MongodStartError(await portInUse('MongoDB', port))
  if (log.includes('DBPathInUse')) {
    throw new MongodStartError(
      `The data folder ${dataDir} is in use by another MongoDB. Is ProTracker running already?`,
    )
  }
  const problem = firstProblem(log)
  throw new MongodStartError(
    `MongoDB cannot read the data folder ${dataDir}: its files are damaged or of another version.\n` +
      `  ${problem}\n` +
      `Move the folder away to start afresh, or point DATA_DIR at a backup. Details: ${join(dataDir, 'mongod.log')}`,
  )
}

/** The first error line of mongod's JSON log, as text. */
function firstProblem(log: string): string {
  for (const line of log.split('\n')) {
    if (!line.startsWith('{')) return line || 'it ended without a word'
    const { s: severity, msg, attr } = JSON.parse(line)
    if (severity === 'E' || severity === 'F')
      return `${msg}: ${attr?.message?.msg ?? JSON.stringify(attr ?? {})}`.slice(0, 200)
  }
  return 'it ended without naming an error'
}

/** Returns `wanted` if the port is free, otherwise any free port. */
function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', () => {
      void portInUse('MongoDB', wanted).then((text) => reject(new MongodStartError(text)), reject)
    })
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : wanted))
    })
  })
}

/**
 * `MONGODB_URI` where set, else the embedded MongoDB.
 * @throws MongodStartError the named one does not answer within 5 s, or has no transactions; else as `startMongod`
 */
export async function resolveMongo(options: MongodOptions): Promise<{ uri: string; embedded?: Mongod }> {
  const external = process.env['MONGODB_URI']
  if (external) {
    await checkExternal(external)
    return { uri: external }
  }
  const embedded = await startMongod(options)
  return { uri: embedded.uri, embedded }
}

async function checkExternal(uri: string): Promise<void> {
  let client: MongoClient | undefined
  try {
    client = new MongoClient(uri, { serverSelectionTimeoutMS: EXTERNAL_TIMEOUT_MS })
    const hello = await client.db('admin').command({ hello: 1 })
    const hasTransactions = hello['setName'] !== undefined || hello['msg'] === 'isdbgrid'
    if (!hasTransactions) throw new Error('it is neither a replica set nor sharded, and transactions need one of these')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MongodStartError(`The MongoDB named by MONGODB_URI cannot be used: ${reason}`, { cause: error })
  } finally {
    await client?.close()
  }
}
