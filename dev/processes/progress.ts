/** Prints what a command does and how long each step took. */
export interface Progress {
  /** Prints one line. */
  line: (text: string) => void
  /** Runs `work`, then prints `label` with the seconds that it took. */
  step<T>(label: string, work: () => Promise<T>): Promise<T>
}

/** Prints nothing. */
export const silent: Progress = { line: () => {}, step: (_label, work) => work() }

/** The time since a value of `performance.now()`, such as `3.1 s`. */
export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}

/** Prints progress to stdout. */
export const onTerminal: Progress = {
  line: (text) => console.log(text),
  async step(label, work) {
    const start = performance.now()
    const result = await work()
    console.log(`  ${label.padEnd(48)} ${secondsSince(start).padStart(8)}`)
    return result
  },
}
