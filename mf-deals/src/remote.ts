import { defineRemote } from 'remote-kit/contract'
import data from '../remote.json' with { type: 'json' }

/** What the shell loads from this remote: the pages of `remote.json`, each when it is first opened. */
export const contract = defineRemote(data, {
  HomePage: () => import('./pages/home/HomePage.tsx'),
  WorkspacesPage: () => import('./pages/workspaces/WorkspacesPage.tsx'),
  DealPage: () => import('./pages/deal/DealPage.tsx'),
  TasksPage: () => import('./pages/tasks/TasksPage.tsx'),
  CalendarPage: () => import('./pages/calendar/CalendarPage.tsx'),
})
