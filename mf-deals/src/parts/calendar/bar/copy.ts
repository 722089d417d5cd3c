/** Words of the bar above the calendar. */
export const copy = {
  calendarSteps: {
    previous: { month: 'Previous month', week: 'Previous week', list: 'Previous 30 days' },
    next: { month: 'Next month', week: 'Next week', list: 'Next 30 days' },
  },
  calendarBar: {
    today: 'Today',
    add: 'New appointment',
    print: 'Print',
  },
  phoneBar: {
    show: 'Show calendar',
  },
  calendarFilters: {
    person: 'Person',
    everyone: 'Everyone',
    anyDeal: 'Any deal',
  },
  kindToggles: {
    label: 'Show',
    done: 'Done',
  },
}
