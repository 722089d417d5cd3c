/** What `watch` goes by. */
export const readWatchSettings = () => ({
  /** The metrics of each shell server, with spaces between them. */
  metricsUrls: (process.env['METRICS_URLS'] ?? '').split(/\s+/).filter(Boolean),
  /** What the servers want to hear before they give them. */
  metricsToken: process.env['METRICS_TOKEN'],
})
