import { defineRemote } from 'remote-kit/contract'
import data from '../remote.json' with { type: 'json' }

/** What the shell loads of this remote; paths and pages as in `remote.json`. */
export const contract = defineRemote({
  shellApi: data.shellApi,
  createRoutes: () => [
    {
      path: '/agent',
      lazy: async () => ({ Component: (await import('./home/HomePage.tsx')).HomePage }),
    },
    {
      path: '/agent/workspaces',
      lazy: async () => ({ Component: (await import('./workspaces/WorkspacesPage.tsx')).WorkspacesPage }),
    },
    {
      path: '/agent/deal/:id',
      lazy: async () => ({ Component: (await import('./deals/DealPage.tsx')).DealPage }),
    },
    {
      path: '/agent/tasks',
      lazy: async () => ({ Component: (await import('./tasks/TasksPage.tsx')).TasksPage }),
    },
    {
      path: '/agent/calendar',
      lazy: async () => ({ Component: (await import('./calendar/CalendarPage.tsx')).CalendarPage }),
    },
  ],
})
