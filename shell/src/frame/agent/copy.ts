import { formatQuantity } from 'ui-kit/format'

/** What the layout of agents' pages says. */
export const copy = {
  agentLayout: {
    tourFailed: 'Couldn’t open the tour',
  },
  keyboardParts: {
    paletteFailed: 'Couldn’t open search',
    shortcutsFailed: 'Couldn’t open keyboard shortcuts',
  },
  nav: {
    label: 'Main',
    home: 'ProTracker home',
  },
  moreMenu: {
    open: 'More',
    team: 'Team',
  },
  teamSwitcher: {
    open: 'Switch team:',
    members: (count: number) => formatQuantity(count, 'member'),
  },
  topBar: {
    search: 'Search deals, contacts, tasks',
    searchKey: 'Ctrl K',
    newDeal: 'New deal',
  },
  inboxButton: {
    open: 'Inbox',
    openUnread: (unread: string) => `Inbox, ${unread} unread`,
    failed: 'Couldn’t open the inbox',
  },
}
