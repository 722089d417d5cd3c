/** Loads pages of registered remotes: checks them, enforces one time limit, and retries after a failure. */
import { matchPath } from 'react-router'
import type { RemoteContext, RemotePage } from 'remote-kit/contract'
import { firstFilesOf } from 'remote-kit/page-budget'
import type { TabRegistry } from 'remote-kit/registry'
import { type Fault, readTrials } from 'remote-kit/trials'
import { abandonLoads } from './abandon.ts'
import {
  ChunkLoadError,
  type FailurePlace,
  type FailureType,
  type Remedy,
  toChunkLoadError,
} from './chunk-load-error.ts'
import { Deadline, sleep } from './deadline.ts'
import { diagnose } from './integrity.ts'
import { type FetchRegistry, isOutdated, LoadedRemote, runtimeInstance } from './loaded-remote.ts'
import { preloadFiles } from './preload.ts'
import { RegistryWatch, type WatchOptions } from './registry-watch.ts'
import { remotePlugin } from './remote-plugin.ts'
import type { PageTrust } from './trust/page-trust.ts'
import { watchStrayErrors } from './page-faults/stray-errors.ts'

export type FederationOptions = {
  registry: TabRegistry
  /** The time limit of one load, for all its steps together (docs/specification.md §9: 120,000 ms). */
  loadTimeoutMs: number
  track: RemoteContext['track']
  /** Fetches the registry again for a remote that failed before it started. */
  fetchRegistry: FetchRegistry
  /** The version of the shell in this tab. */
  shellVersion: string
  fetchVersions: WatchOptions['fetchVersions']
  /** Whose signatures count. A development build checks none. */
  trust?: PageTrust | undefined
}

/** Failures of code that runs already: this tab cannot run it again. */
const STICKY: readonly FailureType[] = ['execution', 'expose', 'version']
/** Those that no try without a reload can mend, whether the code has run or not: the shell itself is another one. */
const NEEDS_OTHER_SHELL: readonly FailureType[] = ['expose', 'version']
/** How long a card waits to learn whether there is another version. */
const CHECK_LIMIT_MS = 3000

/**
 * How long a page that a tab opens with waits for what it asks the API first. Shown before, it would be rendered twice:
 * empty, and then with its data. The frame around it is shown meanwhile.
 */
const PREFETCH_LIMIT_MS = 600

/** Delays before the second and third try after a network failure, in ms, each with up to 50% jitter. */
const RETRY_PAUSES = [300, 900]

/** Loads all remotes of the page. */
export class Federation {
  readonly registry: TabRegistry
  readonly watch: RegistryWatch
  readonly #options: FederationOptions
  readonly #remotes: Map<string, LoadedRemote>
  readonly #pages = new Map<string, RemotePage>()
  readonly #loads = new Map<string, Promise<RemotePage>>()
  readonly #ahead = new Map<string, Promise<RemotePage>>()
  #shown: string | null = null

  constructor(options: FederationOptions) {
    this.#options = options
    this.registry = options.registry
    this.#remotes = new Map(options.registry.remotes.map((remote) => [remote.name, new LoadedRemote(remote, options)]))
    this.watch = new RegistryWatch({ ...options, versionHere: (name) => this.#remotes.get(name)?.release.version })
    for (const { name, release, faults } of options.registry.remotes) {
      for (const request of faults)
        this.#report(new ChunkLoadError('manifest-invalid', { remote: name, version: release.version, request }))
    }
    runtimeInstance().registerPlugins([remotePlugin((name) => this.#remotes.get(name), options.track)])
  }

  /** Follows the registry, and names errors that no boundary sees. Returns what ends it. */
  start(): () => void {
    const stopWatch = this.watch.start()
    const stopErrors = watchStrayErrors({
      releases: () => [...this.#remotes].map(([remote, { release }]) => ({ remote, ...release })),
      shown: () => {
        const version = this.#shown === null ? undefined : this.#remotes.get(this.#shown)?.release.version
        return this.#shown === null || version === undefined ? null : { remote: this.#shown, version }
      },
      track: this.#options.track,
    })
    return () => {
      stopWatch()
      stopErrors()
    }
  }

  /** Says that a page of a remote is on screen, until the returned function is called. */
  show(name: string): () => void {
    this.#shown = name
    return () => {
      this.#shown = null
    }
  }

  /** The place to report for a failure of a remote's page. */
  placeOf(name: string, path: string): FailurePlace {
    return this.#remotes.get(name)?.place(path) ?? { remote: name, request: path }
  }

  /** The page at a remote's route path, if it is already loaded. With a fault to try, it's loaded anew. */
  loadedPage(name: string, path: string): RemotePage | undefined {
    const key = `${name} ${path}`
    return faultOf(name) || this.#ahead.has(key) ? undefined : this.#pages.get(key)
  }

  /** Loads the page at a remote's route path. Rejects with a `ChunkLoadError`; a new call tries again. */
  loadPage(name: string, path: string, context: RemoteContext): Promise<RemotePage> {
    const key = `${name} ${path}`
    const ahead = this.#ahead.get(key)
    if (this.#ahead.delete(key) && ahead) return ahead
    const running = this.#loads.get(key)
    if (running) return running
    const load = this.#load(name, path, context)
      .then((page) => {
        this.#pages.set(key, page)
        return page
      })
      .finally(() => this.#loads.delete(key))
    this.#loads.set(key, load)
    return load
  }

  /**
   * Loads the page at a location before it is shown, while the tab still asks who is signed in, and then what the page
   * asks the API first. What comes of it, also a failure, is what the first `loadPage` gets: the page once its data is
   * there, or a moment later without.
   * @returns once the page is there or has failed
   */
  async loadAhead({ pathname, search }: Pick<Location, 'pathname' | 'search'>, context: RemoteContext): Promise<void> {
    const loads = this.#pagesAt(pathname).map(({ name, path, params }) => {
      const load = this.loadPage(name, path, context).then(async (page) => {
        const read = async () => page.prefetch?.(context, { params, search: new URLSearchParams(search) })
        // The page asks again itself, and says what failed.
        await Promise.race([read().catch(() => undefined), sleep(PREFETCH_LIMIT_MS)])
        return page
      })
      const key = `${name} ${path}`
      this.#ahead.set(key, load)
      return load.then(
        () => this.#ahead.delete(key),
        () => undefined,
      )
    })
    await Promise.all(loads)
  }

  /** Preloads the files of the page at a location without running them. For links that the user is about to follow. */
  preload(pathname: string): void {
    for (const { name, path, remote } of this.#pagesAt(pathname)) {
      const { release, retries } = remote
      if (!this.watch.isDisabled(name)) preloadFiles(release, firstFilesOf(release.manifest, path), retries)
    }
  }

  /** The pages of remotes at a location: one, if the registry is as it should be. */
  #pagesAt(pathname: string) {
    return [...this.#remotes].flatMap(([name, remote]) =>
      remote.release.manifest.data.routes.flatMap(({ path }) => {
        const match = matchPath(path, pathname)
        return match ? [{ name, path, params: match.params, remote }] : []
      }),
    )
  }

  async #load(name: string, path: string, context: RemoteContext): Promise<RemotePage> {
    const remote = this.#remotes.get(name)
    if (!remote) throw new ChunkLoadError('unregistered', { remote: name })
    if (this.watch.isDisabled(name)) throw new ChunkLoadError('disabled', remote.place(path))
    const fault = faultOf(name)
    if (fault) await this.#suffer(fault, remote, path)
    const deadline = new Deadline(this.#options.loadTimeoutMs)
    remote.deadline = deadline
    if (remote.hasFailed) remote.retries += 1
    try {
      const timeUp = () => new ChunkLoadError('timeout', remote.place(path))
      return await deadline.race(tryPage(remote, path, context, deadline), timeUp)
    } catch (error) {
      const failure = toChunkLoadError(error, remote.place(path))
      remote.hasFailed = true
      if (failure.type === 'timeout') abandonLoads(remote.release.baseUrl)
      failure.remedy = await this.#remedyOf(failure, remote)
      this.#report(failure)
      throw this.watch.isDisabled(name) ? new ChunkLoadError('disabled', remote.place(path), failure) : failure
    }
  }

  /** Makes happen what an operator tries in this tab. The remote itself is as before, once the trial has ended. */
  async #suffer(fault: Fault, remote: LoadedRemote, path: string): Promise<void> {
    const { applyFault } = await import(/* webpackChunkName: "trials" */ './trials/apply-fault.ts')
    try {
      await applyFault(fault, {
        failure: (type, cause) => new ChunkLoadError(type, remote.place(path), cause),
        runEntry: (integrity) => remote.runEntry(integrity, this.#options.loadTimeoutMs),
      })
    } catch (error) {
      if (error instanceof ChunkLoadError) this.#report(error)
      throw error
    }
  }

  /** A remote that has not started looks at the registry again with the next try. One that runs keeps its version. */
  async #remedyOf({ type, remote: name }: ChunkLoadError, remote: LoadedRemote): Promise<Remedy> {
    if (!remote.hasStarted) return NEEDS_OTHER_SHELL.includes(type) ? 'reload' : 'retry'
    await this.watch.check(AbortSignal.timeout(CHECK_LIMIT_MS))
    if (this.watch.hasUpdateOf(name)) return 'update'
    return STICKY.includes(type) ? 'reload' : 'retry'
  }

  #report(failure: ChunkLoadError): void {
    const { type, remote, version, request } = failure
    this.#options.track('remote-failed', { type, remote, version, request })
    console.error(`${remote} ${version}: ${type}: ${request}`)
  }
}

/** The fault of a remote that is tried in this tab. */
const faultOf = (name: string): Fault | undefined => readTrials()[name]

/** Tries until the page is loaded. Only network failures are retried without asking the user. */
async function tryPage(
  remote: LoadedRemote,
  path: string,
  context: RemoteContext,
  deadline: Deadline,
): Promise<RemotePage> {
  for (let attempt = 0; ; attempt++) {
    try {
      const routes = await remote.routes(context, path)
      const route = routes.find((candidate) => candidate.path === path)
      if (!route) throw new ChunkLoadError('expose', remote.place(path))
      remote.useAddresses()
      return await route.lazy()
    } catch (error) {
      const failure = await diagnose(toChunkLoadError(error, remote.place(path)), remote.release, {
        stylesheets: remote.stylesheetsOf(path),
        timeoutMs: deadline.left,
      })
      const pause = RETRY_PAUSES[attempt]
      if (!(failure.type === 'error' || isOutdated(failure)) || pause === undefined || deadline.left === 0)
        throw failure
      await sleep(pause * (1 + Math.random() / 2))
    }
  }
}
