import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Registry } from '#federation/registry.ts'
import type { Tabs } from './evidence.ts'
import { createWatch } from './watch.ts'

/** A shell's server as the watch knows it: its counters, which start anew with it. */
class MetricsServer {
  counts: Record<string, Tabs> = {}
  private readonly server: Server = createServer((_, response) => response.end(this.text()))

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/metrics`
  }
  see(version: string, started: number, failed: number): void {
    const before = this.counts[version] ?? { started: 0, failed: 0 }
    this.counts[version] = { started: before.started + started, failed: before.failed + failed }
  }
  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
  private text(): string {
    const lines = Object.entries(this.counts).flatMap(([version, { started, failed }]) =>
      Object.entries({ started, failed }).map(
        ([outcome, count]) => `remote_tabs_total{remote="mf-deals",version="${version}",outcome="${outcome}"} ${count}`,
      ),
    )
    return `# TYPE remote_tabs_total counter\n${lines.join('\n')}\n`
  }
}

let one: MetricsServer
let other: MetricsServer
let servers: string[]
let canary: { version: string; share: number } | null
let ended: string[]

beforeEach(async () => {
  ;[one, other] = [new MetricsServer(), new MetricsServer()]
  servers = [await one.start(), await other.start()]
  canary = { version: '2', share: 10 }
  ended = []
})
afterEach(() => {
  one.stop()
  other.stop()
})

const registry = (): Registry => ({
  shell: null,
  routes: {},
  remotes: { 'mf-deals': { active: '1', past: [], canary, disabled: false, versions: {} } },
})
const watch = () =>
  createWatch({
    servers,
    readRegistry: async () => registry(),
    endCanary: async (_remote, version, why) => {
      ended.push(why)
      if (canary?.version === version) canary = null
    },
  })

test('a canary that fails more often ends by what all servers have counted, with the figures', async () => {
  const { look } = watch()
  await look()
  one.see('1', 500, 1)
  one.see('2', 60, 2)
  expect((await look()).ended).toEqual([])
  other.see('1', 400, 0)
  other.see('2', 40, 3)
  expect((await look()).ended).toMatchObject([{ remote: 'mf-deals', version: '2', active: '1' }])
  expect(ended).toEqual([expect.stringMatching(/^2 failed in 5 of 100 tabs, 1 failed in 1 of 900 tabs: \d+ to 1 /)])
  expect((await look()).canaries).toEqual([])
})

test('one that is no worse stays', async () => {
  const { look } = watch()
  await look()
  for (let round = 0; round < 20; round += 1) {
    one.see('1', 90, 5)
    one.see('2', 10, 1)
    await look()
  }
  expect(ended).toEqual([])
})

test('what was counted before the watch began says nothing of this trial', async () => {
  one.see('1', 900, 0)
  one.see('2', 100, 50)
  const { look } = watch()
  await look()
  expect((await look()).canaries).toMatchObject([{ trial: { canary: { started: 0, failed: 0 } } }])
})

test('a server that restarts counts from zero, and one that is silent is named', async () => {
  const { look } = watch()
  one.see('2', 500, 0)
  await look()
  one.counts = {}
  one.see('2', 30, 2)
  other.stop()
  const { canaries, silent } = await look()
  expect(canaries).toMatchObject([{ trial: { canary: { started: 30, failed: 2 } } }])
  expect(silent).toEqual([servers[1]])
})

test('a release that only testers get is not judged; with another share, the trial begins anew', async () => {
  const { look } = watch()
  await look()
  canary = { version: '2', share: 0 }
  one.see('2', 5, 5)
  expect((await look()).canaries).toEqual([])
  canary = { version: '2', share: 10 }
  one.see('2', 5, 1)
  await look()
  canary = { version: '2', share: 50 }
  one.see('2', 7, 0)
  expect((await look()).canaries).toMatchObject([{ trial: { canary: { started: 7, failed: 0 } } }])
})
