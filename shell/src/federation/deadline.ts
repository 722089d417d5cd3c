/**
 * One time limit for all steps of a load (docs/specification.md §2: a page part times out after 120 seconds).
 */
export class Deadline {
  readonly #endsAt: number

  constructor(ms: number) {
    this.#endsAt = performance.now() + ms
  }

  /** Milliseconds left, never negative. */
  get left(): number {
    return Math.max(0, this.#endsAt - performance.now())
  }

  /** Settles like `work`, or rejects with `onTimeout()` once the time is up. */
  async race<T>(work: Promise<T>, onTimeout: () => Error): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeUp = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(onTimeout()), this.left)
    })
    try {
      return await Promise.race([work, timeUp])
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Waits, in ms. */
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
