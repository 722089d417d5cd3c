import { join, resolve } from 'node:path'
import { type Mongod, resolveMongo } from '#dev/machine/mongod.ts'
import { ManagedProcess, type ProcessSpec, runToEnd, stopAll } from '#dev/processes/processes.ts'
import { type Progress, silent } from '#dev/processes/progress.ts'
import { ensurePortsFree, type Ports, portsFrom, roles } from '#dev/workspace/ports.ts'
import { root } from '#dev/workspace/root.ts'
import { ownSecret, productionProcesses, watchProcesses } from './platform-processes.ts'

export interface PlatformOptions {
  /** The shell's port; the others follow (dev/ports.ts). Default 3000. */
  port?: string | number | undefined
  /** Database, releases, registry and logs. Default `.data` in the repository. */
  dataDir?: string | undefined
  /** Added to the environment of every process. */
  env?: Record<string, string>
  /** Run from source with HMR instead of building and publishing. Default false. */
  watch?: boolean
  /** Fill an empty database with demo data. Default true. */
  demoData?: boolean
  progress?: Progress
  /** Aborts a running start. Started processes are stopped. */
  signal?: AbortSignal
  /** Called when a process has ended by itself. */
  onCrash?: (name: string, reason: string) => void
}

/** A running product: the production build with all its processes. */
export interface Platform {
  ports: Ports
  /** The address of the product. */
  urls: { shell: string; api: string }
  mongoUri: string
  dataDir: string
  /** Each process can be stopped, killed and started again separately. */
  processes: { api: ManagedProcess; leadMail: ManagedProcess; shell: ManagedProcess }
  /**
   * The process that serves a remote.
   * @throws Error there is no such remote
   */
  remote(name: string): ManagedProcess
  /** The embedded MongoDB, undefined if `MONGODB_URI` is set. */
  mongod: Mongod | undefined
  /** Stops everything, last first, within 10 s. */
  stop(): Promise<void>
}

/**
 * Starts MongoDB, builds and publishes what changed, fills an empty database, and starts every process of the product.
 * Either all of it runs when this resolves, or nothing does when it throws.
 * @throws PortError, MongodMissingError, MongodStartError, ProcessStartError with messages for people
 */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const { progress = silent } = options
  const ports = portsFrom(options.port)
  const dataDir = resolve(root, options.dataDir ?? '.data')
  const logs = join(dataDir, 'logs')
  const hasOwnMongodb = !process.env['MONGODB_URI']
  await ensurePortsFree(
    ports,
    roles(ports).filter(([role]) => role !== 'MongoDB' || hasOwnMongodb),
  )

  const failure = new AbortController()
  const signal = AbortSignal.any([failure.signal, ...(options.signal ? [options.signal] : [])])
  const started: ManagedProcess[] = []
  const start = async (managed: ManagedProcess) => {
    signal.throwIfAborted()
    started.push(managed)
    await managed.start()
  }
  const stop = () => stopAll(started)
  try {
    const mongo = await progress.step('MongoDB', async () => {
      const resolved = await resolveMongo({ dataDir: join(dataDir, 'db'), port: ports.mongodb, report: progress.line })
      if (resolved.embedded) started.push(resolved.embedded.process)
      return resolved
    })
    const env = { ...options.env, MONGODB_URI: mongo.uri, DATA_DIR: dataDir, SECRET: await ownSecret(dataDir) }
    const describe = options.watch ? watchProcesses : productionProcesses
    const specs = describe({ root, ports, dataDir, env })
    const manage = (spec: ProcessSpec) => new ManagedProcess(spec, logs)
    const processes = { api: manage(specs.api), leadMail: manage(specs.leadMail), shell: manage(specs.shell) }
    const remotes = specs.remotes.map(manage)

    const script = (name: string, file: string, label: string) =>
      progress.step(label, () =>
        runToEnd(
          {
            name,
            command: [process.execPath, join(root, file)],
            cwd: root,
            env: { ...env, PORT: String(ports.shell) },
          },
          logs,
          signal,
        ),
      )
    const startApi = async () => {
      if (options.demoData ?? true) await script('seed', 'dev/seed.ts', 'demo data')
      await progress.step('API', async () => {
        await start(processes.api)
        await start(processes.leadMail)
      })
    }
    const publish = () => script('front-end', 'dev/releases/front-end.ts', 'shell and remotes built and published')
    await together(failure, [startApi(), ...(options.watch ? [] : [publish()])])
    await progress.step('shell and remotes', () => together(failure, [...remotes, processes.shell].map(start)))
    signal.throwIfAborted()

    for (const managed of started) managed.onCrash = (reason) => options.onCrash?.(managed.spec.name, reason)
    // Reports processes that ended before this point.
    for (const managed of started) managed.expectRunning()
    const remote = (name: string) => {
      const found = remotes.find(({ spec }) => spec.name === name)
      if (!found) throw new Error(`There is no remote ${name}`)
      return found
    }
    return { ports, urls: urlsOf(ports), mongoUri: mongo.uri, dataDir, processes, remote, mongod: mongo.embedded, stop }
  } catch (error) {
    failure.abort(error)
    await stop()
    throw error
  }
}

/** Waits for all tasks. The first failure aborts the others. */
async function together(failure: AbortController, work: Promise<void>[]): Promise<void> {
  const guarded = work.map((each) =>
    each.catch((error: unknown) => {
      failure.abort(error)
      throw error
    }),
  )
  const results = await Promise.allSettled(guarded)
  if (results.some(({ status }) => status === 'rejected')) throw failure.signal.reason
}

function urlsOf(ports: Ports): Platform['urls'] {
  const url = (port: number) => `http://localhost:${port}`
  return { shell: url(ports.shell), api: url(ports.api) }
}
