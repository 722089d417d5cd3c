/** Load from wrk with one thread, so that it does not compete with the measured server. */
import { execFile, execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type Load = { requestsPerSecond: number; p50: number; p99: number; errors: number }

/** Throws if wrk is missing, with instructions to install it. */
export function requireWrk(): void {
  try {
    execFileSync('wrk', ['-v'], { stdio: 'ignore' })
  } catch (error) {
    // wrk prints its version and exits with 1.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error('wrk is missing. Install it, for example by `apt-get install wrk`.', { cause: error })
    }
  }
}

/** Requests `url` over `connections` for `seconds`, with `cookies` in turn. Latencies in milliseconds. */
export async function wrk(
  url: string,
  { connections, seconds, cookies }: { connections: number; seconds: number; cookies: readonly string[] },
): Promise<Load> {
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-s',
    join(import.meta.dirname, 'cookies.lua'),
    url,
    '--',
    ...cookies,
  ])
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: milliseconds(/50%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
    p99: milliseconds(/99%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
    errors: number(/Non-2xx or 3xx responses:\s+(\d+)/) + number(/timeout (\d+)/),
  }
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

function milliseconds(text = '0ms'): number {
  const [, value, unit] = /^([\d.]+)(\w+)$/.exec(text) ?? []
  return Number(value) * (UNITS[unit ?? 'ms'] ?? 1)
}
