/** Words of the calendar's page. */
export const copy = {
  calendarPage: {
    title: 'Calendar',
    label: 'View',
  },
}
