/** Replaces the shell's loader: every remote is in the same build, with its pages as ordinary lazy imports. */
import type { ComponentType } from 'react'
import type { RemoteContext } from 'remote-kit/contract'
import type { TabRegistry } from 'remote-kit/registry'
import { contracts } from './all-remotes.ts'

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
    const route = contracts[name]?.createRoutes(context).find((candidate) => candidate.path === path)
    if (!route) throw new Error(`${name} has no ${path}`)
    const { Component } = await route.lazy()
    this.#pages.set(`${name} ${path}`, Component)
    return Component
  }

  /** The bench never hovers over links. */
  preload(): void {}
}
