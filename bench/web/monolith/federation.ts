/** Replaces the shell's loader: every remote is in the same build, with its pages as ordinary lazy imports. */
import type { RemoteContext, RemotePage } from 'remote-kit/contract'
import type { TabRegistry } from 'remote-kit/registry'
import type { FailurePlace } from '../../../shell/src/federation/chunk-load-error.ts'
import type { Federation as Loader, FederationOptions } from '../../../shell/src/federation/federation.ts'
import { RegistryWatch } from '../../../shell/src/federation/registry-watch.ts'
import { contracts } from './all-remotes.ts'

/** What the rest of the shell calls. A new method there is a type error here. */
type Public<T> = { [Name in keyof T]: T[Name] }

export class Federation implements Public<Loader> {
  readonly registry: TabRegistry
  readonly watch: RegistryWatch
  readonly #pages = new Map<string, RemotePage>()

  constructor(options: FederationOptions) {
    this.registry = options.registry
    this.watch = new RegistryWatch({ ...options, versionHere: () => undefined })
  }

  start(): () => void {
    return this.watch.start()
  }

  show(): () => void {
    return () => {}
  }

  placeOf(remote: string, request: string): FailurePlace {
    return { remote, request }
  }

  loadedPage(name: string, path: string): RemotePage | undefined {
    return this.#pages.get(`${name} ${path}`)
  }

  async loadPage(name: string, path: string, context: RemoteContext): Promise<RemotePage> {
    const route = contracts[name]?.createRoutes(context).find((candidate) => candidate.path === path)
    if (!route) throw new Error(`${name} has no ${path}`)
    const page = await route.lazy()
    this.#pages.set(`${name} ${path}`, page)
    return page
  }

  /** The bench opens no page whose path has parameters. */
  async loadAhead({ pathname, search }: Pick<Location, 'pathname' | 'search'>, context: RemoteContext): Promise<void> {
    const address = { params: {}, search: new URLSearchParams(search) }
    for (const { name, release } of this.registry.remotes) {
      const route = release.manifest.data.routes.find(({ path }) => path === pathname)
      if (!route) continue
      const page = await this.loadPage(name, route.path, context)
      await page.prefetch?.(context, address)
    }
  }

  /** The bench never hovers over links. */
  preload(): void {}
}
