/** Words of the periods that the calendar shows. */
export const copy = {
  calendarViews: {
    month: 'Month',
    week: 'Week',
    list: 'List',
  },
}
