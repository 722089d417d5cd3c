/** What the reminders of a task say. */
export const copy = {
  taskReminders: {
    off: 'Reminder turned off',
    title: 'Remind me',
    label: 'Reminders',
    turnOff: (reminderLabel: string) => `Turn off: ${reminderLabel}`,
  },
  nextLabel: {
    next: (instant: string) => `Next: ${instant}`,
    came: (when: string) => `Sent ${when}`,
    waits: 'Waiting for a due date',
  },
  newReminder: {
    when: 'When',
    before: 'Days before it’s due',
    repeat: 'Every few days',
    at: 'At a set time',
    time: 'Date and time',
    days: 'Days',
    add: 'Add',
    zone: (timeZone: string) => `Times are in ${timeZone}`,
  },
  reminderLabel: {
    at: 'At a set time',
    daily: 'Every morning until it’s done',
    repeat: (days: number) => `Every ${days} days until it’s done`,
    before: (days: string) => `${days} before it’s due`,
    sameDay: 'On the due date',
  },
}
