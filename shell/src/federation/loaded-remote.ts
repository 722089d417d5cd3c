import { getInstance } from '@module-federation/enhanced/runtime'
import type { RemoteContext, RemoteRoute } from 'remote-kit/contract'
import { type Release, releaseFault, type TabRegistry, type TabRemote } from 'remote-kit/registry'
import { firstFilesOf } from 'remote-kit/page-budget'
import { setRetries } from 'remote-kit/retry-address'
import { ChunkLoadError, type FailurePlace } from './chunk-load-error.ts'
import { isRemoteModule, keepsContract } from './contract-check.ts'
import { Deadline } from './deadline.ts'
import { loadEntry, type RemoteContainer } from './load-entry.ts'
import { addressOf, preloadFiles } from './preload.ts'
import type { PageTrust } from './trust/page-trust.ts'

/** Fetches the registry again. */
export type FetchRegistry = (signal: AbortSignal) => Promise<TabRegistry>

type Options = { fetchRegistry: FetchRegistry; trust?: PageTrust | undefined }

/** Thrown for a record that may be there in its newer form by now. */
class OutdatedRecord extends Error {}

/** Whether a newer record may be there by now. */
export const isOutdated = ({ cause }: ChunkLoadError): boolean => cause instanceof OutdatedRecord

/** One remote in this tab: the release that the tab uses, and how far it is loaded. */
export class LoadedRemote {
  /** The time limit of the current load. */
  deadline = new Deadline(0)
  /** Whether a part of it failed to load. */
  hasFailed = false
  /** How often it has been tried again. */
  retries = 0
  /** Whether its container runs. From then on the tab keeps this release. */
  hasStarted = false
  #remote: TabRemote
  #routes: Promise<readonly RemoteRoute[]> | null = null
  readonly #options: Options

  constructor(remote: TabRemote, options: Options) {
    this.#remote = remote
    this.#options = options
  }

  get release(): Release {
    return this.#remote.release
  }

  /** Makes the remote's runtime load chunks from the addresses of the current retry. */
  useAddresses(): void {
    setRetries(this.release.manifest.globalName, this.retries)
  }

  /** The addresses of the stylesheets that a page needs, in the current try. */
  stylesheetsOf(path: string): string[] {
    const files = firstFilesOf(this.release.manifest, path).filter((file) => file.endsWith('.css'))
    return files.map((file) => addressOf(this.release, file, this.retries))
  }

  /** Runs its entry if it has this hash. Returns its container. */
  runEntry(integrity: string, timeoutMs: number): Promise<RemoteContainer> {
    const { manifest } = this.release
    const url = addressOf(this.release, manifest.entry, this.retries)
    return loadEntry(manifest, { url, integrity, timeoutMs })
  }

  /** The place to report for a failure of this remote. */
  place(request: string): FailurePlace {
    return { remote: this.#remote.name, version: this.release.version, request }
  }

  /**
   * The routes of its contract, which the first call loads. After a failure, the next call tries again. `path`: the
   * page that needs it.
   */
  routes(context: RemoteContext, path: string): Promise<readonly RemoteRoute[]> {
    this.#routes ??= this.#start(context, path).catch((error: unknown) => {
      this.#routes = null
      throw error
    })
    return this.#routes
  }

  async #start(context: RemoteContext, path: string): Promise<readonly RemoteRoute[]> {
    if (this.hasFailed && !this.hasStarted) await this.#refresh()
    const place = this.place('./contract')
    // Dev servers rebuild on every change, so their files have no hashes.
    const fault = import.meta.env.DEV ? null : releaseFault(this.release)
    if (fault) throw new ChunkLoadError('manifest-invalid', place, fault)
    const { manifest } = this.release
    if (!keepsContract(manifest)) throw new ChunkLoadError('version', place)
    // In parallel: otherwise the contract would load only after the entry, and the page only after the contract.
    preloadFiles(this.release, firstFilesOf(this.release.manifest, path), this.retries)
    await this.#ensureTrusted(place)

    this.useAddresses()
    const { name } = this.#remote
    const remote = {
      name,
      entry: addressOf(this.release, manifest.entry, this.retries),
      entryGlobalName: manifest.globalName,
      type: 'global' as const,
    }
    // Forced after a failure: the runtime caches some failures of a container that never ran.
    runtimeInstance().registerRemotes([remote], { force: this.hasFailed && !this.hasStarted })
    const module = await runtimeInstance().loadRemote<unknown>(`${name}/contract`)
    if (!isRemoteModule(module)) throw new ChunkLoadError('expose', place)
    if (!keepsContract(module.contract)) throw new ChunkLoadError('version', place)
    return module.contract.createRoutes(context)
  }

  /** Runs nothing that the remote's team has not signed, or that is older than what was there before. */
  async #ensureTrusted(place: FailurePlace): Promise<void> {
    if (import.meta.env.DEV) return
    const { refusalOf } = await import('#federation/trust/check-remote.ts')
    const { signed } = this.#remote
    const refusal = await refusalOf(signed, this.#options.trust ?? NO_ONE)
    if (!refusal) return
    // The next try looks at the registry again.
    this.hasFailed = true
    const { reason } = refusal
    throw new ChunkLoadError('manifest-invalid', place, refusal.isOutdated ? new OutdatedRecord(reason) : reason)
  }

  /** Uses the current record of the registry: it may have been fixed, rolled back or moved since the tab was opened. */
  async #refresh(): Promise<void> {
    const place = this.place('registry.json')
    const registry = await this.#options
      .fetchRegistry(AbortSignal.timeout(this.deadline.left))
      .catch((error: unknown) => {
        throw new ChunkLoadError('manifest', place, error)
      })
    const remote = registry.remotes.find(({ name }) => name === this.#remote.name)
    if (!remote) throw new ChunkLoadError('unregistered', place)
    if (remote.disabled) throw new ChunkLoadError('disabled', place)
    this.#remote = remote
  }
}

const NO_ONE: PageTrust = { environment: '', keys: { teams: {} } }

/** The federation runtime of the page. */
export function runtimeInstance() {
  const instance = getInstance()
  if (!instance) throw new Error('The federation runtime is missing: the shell was not built with its own preset')
  return instance
}
