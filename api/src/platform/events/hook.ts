/**
 * A point at which a lower floor lets the floors above it do something, in the same transaction: when a deal is saved, say, the
 * reports count it. The lower floor declares the hook and runs it; `processes/hooks.ts` lists all that hangs on each.
 */
type Work<Args extends unknown[]> = (...args: Args) => Promise<unknown>

export type Hook<Args extends unknown[]> = {
  /** Replaces what hangs on the hook. */
  attach: (...work: Work<Args>[]) => void
  /** Does all that hangs on the hook, one after the other in the order of the list. What one throws refuses the change. */
  run: (...args: Args) => Promise<void>
}

/** A hook on which nothing hangs yet. `name` says when it runs. */
export function defineHook<Args extends unknown[]>(name: string): Hook<Args> {
  let attached: readonly Work<Args>[] | null = null
  return {
    attach(...work) {
      attached = work
    },
    async run(...args) {
      // Going on without would leave something undone, and nobody would notice.
      if (!attached)
        throw new Error(`Nothing hangs on the hook "${name}": call attachHooks() of processes/hooks.ts first`)
      for (const one of attached) await one(...args)
    },
  }
}
