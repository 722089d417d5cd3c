/** What the inbox and its settings say. */
export const copy = {
  inboxButton: {
    open: 'Inbox',
    openUnread: (unread: string) => `Inbox, ${unread} unread`,
  },
  inboxPanel: {
    title: 'Inbox',
    shown: 'Show',
    all: 'All',
    unread: 'Unread',
    markAll: 'Mark all as read',
    loading: 'Loading your inbox',
    failed: 'Couldn’t load your inbox',
    noneUnread: 'You’re all caught up',
    empty: 'Nothing here yet',
    emptyHint:
      'You’ll see what’s assigned to you, reminders, mentions and dates that others change. Choose what you hear about under “Notifications” in your menu.',
    list: 'Notifications',
    more: 'Show more',
  },
  row: {
    unread: 'Unread: ',
    meta: (text: string, ago: string) => `${text} · ${ago}`,
    markRead: 'Mark as read',
    markUnread: 'Mark as unread',
    markReadOf: (subject: string) => `Mark as read: ${subject}`,
    markUnreadOf: (subject: string) => `Mark as unread: ${subject}`,
  },
  notificationsDialog: {
    title: 'Notifications',
    cancel: 'Cancel',
    save: 'Save changes',
    saving: 'Saving…',
    saved: 'Notifications saved',
    loading: 'Loading your notification settings',
    failed: 'Couldn’t load your notification settings',
  },
  kindsTable: {
    kind: 'Notify me about',
    inbox: 'Inbox',
    email: 'Email',
  },
  dailyEmailField: {
    label: 'Daily email',
    hint: 'What’s overdue, due today and closing soon. Times are in your account’s time zone.',
    never: 'Never',
    from: (time: string) => `After ${time}`,
  },
}
