import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client'
import type { RegistryRemote } from 'remote-kit/registry'
import type { RegistryFollower } from '../registry/follow-registry.ts'

/** In seconds: a page takes a few milliseconds, a report of the API up to some seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The metrics of a server process itself. Those of the registry are read when someone asks for them. */
export function createServerMeters(metrics: Registry, follower: RegistryFollower) {
  const registers = [metrics]
  collectDefaultMetrics({ register: metrics })
  return {
    readAge: new Gauge({
      name: 'registry_read_age_seconds',
      help: 'How long ago the place of the registry last answered; missing if it never has',
      registers,
      async collect() {
        const { readAt } = await follower.state()
        this.reset()
        if (readAt !== null) this.set((Date.now() - readAt) / 1000)
      },
    }),
    isReachable: new Gauge({
      name: 'registry_reachable',
      help: '1 if the place of the registry answered the last time, 0 if not',
      registers,
      async collect() {
        this.set((await follower.state()).fault === null ? 1 : 0)
      },
    }),
    edits: new Gauge({
      name: 'registry_edit',
      help: 'The number of the edit of each remote’s record that is in use: the same on every server, once all have followed',
      labelNames: ['remote'],
      registers,
      async collect() {
        this.reset()
        const { live } = await follower.state()
        for (const [remote, record] of Object.entries(live.records)) {
          // Accepted, so it has the form of a record.
          this.set({ remote }, (record as RegistryRemote).proof?.sequence ?? 0)
        }
      },
    }),
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long requests took, by what they were for and status; 499 if the caller went away',
      labelNames: ['kind', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    apiCalls: new Gauge({ name: 'api_requests_in_progress', help: 'Requests that the API is working on', registers }),
  }
}
