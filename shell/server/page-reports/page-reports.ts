/** Takes what open tabs report about the pages of remotes, counts it, and logs failures. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Registry as Metrics } from 'prom-client'
import type { Registry } from 'remote-kit/registry'
import type { Report } from '#federation/page-reports/report.ts'
import { createMeters } from './meters.ts'
import { readReports } from './reports.ts'

/** A full beacon has a few kilobytes. */
const MOST_BYTES = 16 * 1024
const ONE_MINUTE_MS = 60_000
/** Beacons a minute, of all visitors. A tab sends at most six; more says nothing new about a version. */
const MOST_A_MINUTE = 6000
/** … and from one address, behind which a whole office may be. */
const MOST_FROM_ADDRESS = 300

export type PageReportsOptions = {
  readRegistry: () => Promise<Registry>
  /** What counts go to. */
  metrics: Metrics
  /** Gets each report besides. */
  onReport: (report: Report) => void
  log: (line: string) => void
  /** How long a beacon may take to arrive. */
  timeoutMs: number
  now?: () => number
}

/** Takes the beacons of tabs. */
export function createPageReports(options: PageReportsOptions) {
  const { readRegistry, metrics, onReport, log, timeoutMs, now = Date.now } = options
  const { count, refuse } = createMeters(metrics)
  /** What was seen in the current minute: beacons by address, and what was logged. */
  let minute = { since: now(), total: 0, fromAddress: new Map<string, number>(), logged: new Set<string>() }

  function refusalOf({ headers }: IncomingMessage, address: string): [status: number, reason: string] | null {
    if (now() - minute.since >= ONE_MINUTE_MS) {
      minute = { since: now(), total: 0, fromAddress: new Map(), logged: new Set() }
    }
    // Missing in old browsers, and without HTTPS.
    if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return [403, 'foreign']
    const length = Number(headers['content-length'])
    if (!(length > 0 && length <= MOST_BYTES)) return [413, 'size']
    const fromAddress = (minute.fromAddress.get(address) ?? 0) + 1
    if (minute.total >= MOST_A_MINUTE || fromAddress > MOST_FROM_ADDRESS) return [429, 'rate']
    minute.total += 1
    minute.fromAddress.set(address, fromAddress)
    return null
  }

  /** Logs a failure once a minute: the counters have how often. */
  function logFailure({ what, ...report }: Report): void {
    const line = JSON.stringify({ event: 'remote-failed', ...report, times: undefined })
    if (what !== 'failed' || minute.logged.has(line)) return
    minute.logged.add(line)
    log(line)
  }

  async function take(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    const refused = (status: number, reason: string) => {
      refuse(reason)
      response.writeHead(status, { Connection: 'close' }).end()
    }
    const refusal = refusalOf(request, address)
    if (refusal) return refused(...refusal)
    request.setTimeout(timeoutMs, () => request.destroy())
    const body: unknown = await json(request).catch(() => null)
    const reports = readReports(body, await readRegistry())
    if (!reports) return refused(400, 'form')
    for (const report of reports) {
      count(report)
      onReport(report)
      logFailure(report)
    }
    response.writeHead(204).end()
  }

  return { take }
}
