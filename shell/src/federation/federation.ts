/** Loads pages of registered remotes: checks them, enforces one time limit, and retries after a failure. */
import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import type { RemoteContext } from 'remote-kit/contract'
import { routesOf, type TabRegistry } from 'remote-kit/registry'
import { ChunkLoadError, toChunkLoadError } from './chunk-load-error.ts'
import { Deadline } from './deadline.ts'
import { diagnose } from './integrity.ts'
import { type FetchRegistry, LoadedRemote, runtimeInstance } from './loaded-remote.ts'
import { filesOfPage, preloadFiles } from './preload.ts'
import { remotePlugin } from './remote-plugin.ts'
import { abandonScripts } from './scripts.ts'

export type FederationOptions = {
  registry: TabRegistry
  /** The time limit of one load, for all its steps together (docs/specification.md §9: 120,000 ms). */
  loadTimeoutMs: number
  track: RemoteContext['track']
  /** Fetches the registry again for a remote that failed before it started. */
  fetchRegistry: FetchRegistry
}

/** Delays before the second and third try after a network failure, in ms, each with up to 50% jitter. */
const RETRY_PAUSES = [300, 900]

/** Loads all remotes of the page. */
export class Federation {
  readonly registry: TabRegistry
  readonly #options: FederationOptions
  readonly #remotes: Map<string, LoadedRemote>
  readonly #pages = new Map<string, ComponentType>()
  readonly #loads = new Map<string, Promise<ComponentType>>()

  constructor(options: FederationOptions) {
    this.#options = options
    this.registry = options.registry
    this.#remotes = new Map(
      options.registry.remotes.map((remote) => [remote.name, new LoadedRemote(remote, options.fetchRegistry)]),
    )
    runtimeInstance().registerPlugins([remotePlugin((name) => this.#remotes.get(name), options.track)])
  }

  /** The page at a remote's route path, if it is already loaded. */
  loadedPage(name: string, path: string): ComponentType | undefined {
    return this.#pages.get(`${name} ${path}`)
  }

  /** Loads the page at a remote's route path. Rejects with a `ChunkLoadError`; a new call tries again. */
  loadPage(name: string, path: string, context: RemoteContext): Promise<ComponentType> {
    const key = `${name} ${path}`
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

  /** Preloads the files of the page at a location without running them. For links that the user is about to follow. */
  preload(pathname: string): void {
    for (const { release, isDisabled } of this.#remotes.values()) {
      const route = routesOf(release).find(({ path }) => matchPath(path, pathname))
      if (route && !isDisabled) preloadFiles(release, filesOfPage(release, route.path))
    }
  }

  async #load(name: string, path: string, context: RemoteContext): Promise<ComponentType> {
    const remote = this.#remotes.get(name)
    if (!remote) throw new ChunkLoadError('unregistered', { remote: name })
    const deadline = new Deadline(this.#options.loadTimeoutMs)
    remote.deadline = deadline
    try {
      const timeUp = () => new ChunkLoadError('timeout', remote.place(path))
      return await deadline.race(tryPage(remote, path, context, deadline), timeUp)
    } catch (error) {
      const failure = toChunkLoadError(error, remote.place(path))
      remote.hasFailed = true
      if (failure.type === 'timeout') abandonScripts(remote.release.baseUrl)
      const { type, version, request } = failure
      this.#options.track('remote-failed', { type, remote: name, version, request })
      throw failure
    }
  }
}

/** Tries until the page is loaded. Only network failures are retried without asking the user. */
async function tryPage(
  remote: LoadedRemote,
  path: string,
  context: RemoteContext,
  deadline: Deadline,
): Promise<ComponentType> {
  for (let attempt = 0; ; attempt++) {
    try {
      const routes = await remote.routes(context, path)
      const route = routes.find((candidate) => candidate.path === path)
      if (!route) throw new ChunkLoadError('expose', remote.place(path))
      return (await route.lazy()).Component
    } catch (error) {
      const failure = await diagnose(toChunkLoadError(error, remote.place(path)), remote.release, deadline.left)
      const pause = RETRY_PAUSES[attempt]
      if (failure.type !== 'error' || pause === undefined || deadline.left === 0) throw failure
      await sleep(pause * (1 + Math.random() / 2))
    }
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
