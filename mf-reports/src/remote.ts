import { defineRemote } from 'remote-kit/contract'
import data from '../remote.json' with { type: 'json' }

/** What the shell loads of this remote; paths and pages as in `remote.json`. */
export const contract = defineRemote({
  shellApi: data.shellApi,
  createRoutes: () => [
    {
      path: '/agent/reports',
      lazy: async () => ({ Component: (await import('./reports/ReportsPage.tsx')).ReportsPage }),
    },
  ],
})
