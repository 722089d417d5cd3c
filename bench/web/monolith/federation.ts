/** Stands in for the shell's loader: every remote's routes come from an ordinary dynamic import of the same build. */
import type { ComponentType } from 'react'
import type { RemoteContext, RemoteContract } from 'remote-kit/contract'
import type { TabRegistry } from 'remote-kit/registry'

type Module = { contract: RemoteContract }

const REMOTES: Record<string, () => Promise<Module>> = {
  'mf-deals': () => import('../../../mf-deals/src/remote.ts'),
  'mf-contacts': () => import('../../../mf-contacts/src/remote.ts'),
  'mf-reports': () => import('../../../mf-reports/src/remote.ts'),
  'mf-client-portal': () => import('../../../mf-client-portal/src/remote.ts'),
}

export class Federation {
  readonly registry: TabRegistry
  readonly #pages = new Map<string, ComponentType>()

  constructor({ registry }: { registry: TabRegistry }) {
    this.registry = registry
  }

  loadedPage(name: string, path: string): ComponentType | undefined {
    return this.#pages.get(`${name} ${path}`)
  }

  async loadPage(name: string, path: string, context: RemoteContext): Promise<ComponentType> {
    const module = await REMOTES[name]?.()
    const route = module?.contract.createRoutes(context).find((candidate) => candidate.path === path)
    if (!route) throw new Error(`${name} has no ${path}`)
    const { Component } = await route.lazy()
    this.#pages.set(`${name} ${path}`, Component)
    return Component
  }

  /** A monolith's links preload nothing: its pages are in its own build. */
  preload(): void {}
}
