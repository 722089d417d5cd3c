/**
 * A hook lets a lower floor trigger work of the floors above it in the same transaction: for example, reports update
 * their counts when a deal is saved. The lower floor declares the hook and runs it. `processes/hooks.ts` lists what is
 * attached.
 */
type Work<Args extends unknown[]> = (...args: Args) => Promise<unknown>

export type Hook<Args extends unknown[]> = {
  /** Replaces what is attached. */
  attach: (...work: Work<Args>[]) => void
  /** Runs the attached work one by one, in list order. An error from any of it rolls back the change. */
  run: (...args: Args) => Promise<void>
}

/** A hook with nothing attached yet. `name` says when it runs. */
export function defineHook<Args extends unknown[]>(name: string): Hook<Args> {
  let attached: readonly Work<Args>[] | null = null
  return {
    attach(...work) {
      attached = work
    },
    async run(...args) {
      // Continuing would silently skip work.
      if (!attached)
        throw new Error(`Nothing hangs on the hook "${name}": call attachHooks() of processes/hooks.ts first`)
      for (const one of attached) await one(...args)
    },
  }
}
