import { defineRemote } from 'remote-kit/contract'
import data from '../remote.json' with { type: 'json' }

/** What the shell loads of this remote; paths and pages as in `remote.json`. */
export const contract = defineRemote({
  shellApi: data.shellApi,
  createRoutes: () => [
    {
      path: '/agent',
      lazy: async () => ({ Component: (await import('./pages/home/HomePage.tsx')).HomePage }),
    },
    {
      path: '/agent/workspaces',
      lazy: async () => ({ Component: (await import('./pages/workspaces/WorkspacesPage.tsx')).WorkspacesPage }),
    },
    {
      path: '/agent/deal/:id',
      lazy: async () => ({ Component: (await import('./pages/deal/DealPage.tsx')).DealPage }),
    },
    {
      path: '/agent/tasks',
      lazy: async () => ({ Component: (await import('./pages/tasks/TasksPage.tsx')).TasksPage }),
    },
    {
      path: '/agent/calendar',
      lazy: async () => ({ Component: (await import('./pages/calendar/CalendarPage.tsx')).CalendarPage }),
    },
  ],
})
