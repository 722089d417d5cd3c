/** Words of the calendar's views. */
export const copy = {
  agendaList: {
    empty: 'Appointments, tasks, key dates and closings from your deals show up here.',
  },
  agendaRow: {
    late: (kind: string) => `${kind}, overdue`,
    done: (kind: string) => `${kind}, done`,
  },
  calendarDays: {
    previous: { month: 'Previous month', week: 'Previous week', list: 'Previous 30 days' },
    next: { month: 'Next month', week: 'Next week', list: 'Next 30 days' },
    today: 'Today',
    add: 'New appointment',
    print: 'Print',
    failed: 'Couldn’t load the calendar',
    loading: 'Loading the calendar',
  },
  entries: {
    nothing: (period: string) => `Nothing scheduled for ${period}`,
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
  monthPicker: {
    nothing: (day: string) => `Nothing scheduled for ${day}`,
  },
  calendarViews: {
    month: 'Month',
    week: 'Week',
    list: 'List',
  },
}
