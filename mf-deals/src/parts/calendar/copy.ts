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
    failed: 'Couldn’t load the calendar',
    loading: 'Loading the calendar',
  },
  entries: {
    nothing: (period: string) => `Nothing scheduled for ${period}`,
  },
  monthPicker: {
    nothing: (day: string, holiday?: string) => `Nothing scheduled for ${day}${holiday ? ` (${holiday})` : ''}`,
  },
  weekHours: {
    moreAtOnce: (count: number, day: string) => `${count} more at the same time on ${day}`,
    more: (count: number) => `+${count}`,
  },
}
