import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { holderLabel, portHolders } from '#dev/workspace/port-holders.ts'
import { watchOver } from './watchdog.ts'

const READY_TIMEOUT_MS = 60_000
const READY_POLL_MS = 50
const STOP_GRACE_MS = 8_000

/** What to run, and how to check that it is up. */
export interface ProcessSpec {
  /** Names the process in messages and its log file. */
  name: string
  /** Program and arguments; Node scripts start with `process.execPath`. */
  command: [program: string, ...args: string[]]
  cwd: string
  /** Added to this process's environment. */
  env?: Record<string, string>
  /** An address that answers 2xx once the process is up. Without it, the process counts as up at once. */
  readyUrl?: string
}

/** Thrown if a process did not start. The message ends with the last lines of its log. */
export class ProcessStartError extends Error {
  override name = 'ProcessStartError'
}

/** A program that can be stopped and restarted with the same name, port and log file. */
export class ManagedProcess {
  readonly spec: ProcessSpec
  readonly logFile: string
  /** Called when the process ends unexpectedly. */
  onCrash: (reason: string) => void = () => {}
  #child: ChildProcess | undefined
  #logStart = 0
  /** Resolves when the last started program has ended. */
  ended: Promise<void> = Promise.resolve()

  constructor(spec: ProcessSpec, logFolder: string) {
    this.spec = spec
    mkdirSync(logFolder, { recursive: true })
    this.logFile = join(logFolder, `${spec.name}.log`)
    closeSync(openSync(this.logFile, 'w'))
  }

  /** The id of the process, or undefined if it is not running. */
  get pid(): number | undefined {
    return this.running ? this.#child?.pid : undefined
  }

  get running(): boolean {
    const child = this.#child
    return child?.pid !== undefined && child.exitCode === null && child.signalCode === null
  }

  /**
   * Starts the program and waits until it is ready.
   * @throws ProcessStartError it ended, another program answers at its address, or it was not ready within 60 s (it is
   *   stopped then)
   */
  async start(): Promise<this> {
    const [program, ...args] = this.spec.command
    this.#logStart = statSync(this.logFile).size
    const log = openSync(this.logFile, 'a')
    const child = spawn(program, args, {
      cwd: this.spec.cwd,
      env: { ...process.env, ...this.spec.env },
      // A separate process group: a Ctrl-C in the terminal reaches only the supervisor, which stops all in order.
      detached: true,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    watchOver(child)
    this.#child = child
    this.ended = new Promise((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
    await this.#becomeReady(child)
    child.once('exit', (code, signal) => {
      if (this.#child === child) this.onCrash(`${this.spec.name} ended unexpectedly (${signal ?? `exit code ${code}`})`)
    })
    return this
  }

  async #becomeReady(child: ChildProcess): Promise<void> {
    const { name, readyUrl } = this.spec
    if (!readyUrl) return
    const deadline = Date.now() + READY_TIMEOUT_MS
    while (this.#child === child && !(await answers(readyUrl))) {
      if (!this.running) throw new ProcessStartError(`${name} did not start.\n${this.#logTail()}`)
      if (Date.now() > deadline) {
        await this.stop()
        throw new ProcessStartError(`${name} was not ready within ${READY_TIMEOUT_MS / 1000} s.\n${this.#logTail()}`)
      }
      await sleep(READY_POLL_MS)
    }
    if (this.#child !== child) return
    await this.expectPort(Number(new URL(readyUrl).port)).catch(async (error: unknown) => {
      await this.stop()
      throw error
    })
  }

  /**
   * Checks that it is this program that listens on `port`. Another one may have taken the port since it was found free, and
   * answers in its place while this one still starts.
   * @throws ProcessStartError another program has the port
   */
  async expectPort(port: number): Promise<void> {
    const holders = await portHolders(port)
    const [holder] = holders
    if (!holder || holders.some(({ group }) => group === this.#child?.pid)) return
    throw new ProcessStartError(
      `${this.spec.name} did not start: port ${port} was taken in the meantime by ${holderLabel(holder)}.`,
    )
  }

  /**
   * Checks that it still runs. Another program may have taken its port and responded instead.
   * @throws ProcessStartError it ended
   */
  expectRunning(): void {
    if (!this.running) throw new ProcessStartError(`${this.spec.name} ended as it started.\n${this.#logTail()}`)
  }

  /**
   * Waits for the end of a program that ends by itself.
   * @throws ProcessStartError it failed or was stopped
   */
  async succeeded(): Promise<void> {
    const child = this.#child
    await this.ended
    if (child?.exitCode !== 0) throw new ProcessStartError(`${this.spec.name} failed.\n${this.#logTail()}`)
  }

  /** Asks the process to end, and kills it after `graceMs`. Resolves when it has ended. */
  async stop(graceMs = STOP_GRACE_MS): Promise<void> {
    const child = this.#release('SIGTERM')
    const force = setTimeout(() => killGroup(child, 'SIGKILL'), Math.max(0, graceMs))
    await this.ended
    clearTimeout(force)
    killGroup(child, 'SIGKILL') // children that it left behind
  }

  /** Kills the process like a crash, without any cleanup. */
  async kill(): Promise<void> {
    this.#release('SIGKILL')
    await this.ended
  }

  /** Signals the process and forgets it, so that its end does not count as a crash. */
  #release(signal: NodeJS.Signals): ChildProcess | undefined {
    const child = this.running ? this.#child : undefined
    this.#child = undefined
    killGroup(child, signal)
    return child
  }

  /** The output of the program since its last start. */
  log(): string {
    return readFileSync(this.logFile).subarray(this.#logStart).toString()
  }

  #logTail(): string {
    const lines = this.log().trimEnd().split('\n')
    return [...lines.slice(-30).map((line) => `  ${line}`), `Log: ${this.logFile}`].join('\n')
  }
}

/** Signals a program and all its children. */
function killGroup(child: ChildProcess | undefined, signal: NodeJS.Signals): void {
  if (child?.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It has just ended.
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/**
 * Runs a program that ends by itself.
 * @throws ProcessStartError it ended with another code than 0, or `signal` was aborted (it is stopped then)
 */
export async function runToEnd(spec: ProcessSpec, logFolder: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const managed = new ManagedProcess(spec, logFolder)
  const stop = () => void managed.stop()
  signal.addEventListener('abort', stop)
  try {
    await managed.start()
    await managed.succeeded()
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Stops all processes in reverse order. After 8 s the rest is killed. */
export async function stopAll(processes: ManagedProcess[]): Promise<void> {
  const deadline = Date.now() + STOP_GRACE_MS
  for (const managed of processes.toReversed()) await managed.stop(deadline - Date.now())
}
