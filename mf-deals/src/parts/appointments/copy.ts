/** Words of an appointment. */
export const copy = {
  fields: {
    kind: 'Kind',
    title: 'Title',
    date: 'Date',
    dateMissing: 'Choose a date',
    starts: 'Starts',
    startsMissing: 'Choose a start time',
    ends: 'Ends',
    endsMissing: 'Choose an end time',
    endsEarly: 'Choose an end time after the start',
    zone: (zone: string) => `Times are in ${zone}`,
    closed: (holiday: string) => `The office is closed that day (${holiday}).`,
    place: 'Location',
    contact: 'Contact',
    assignee: 'Assigned to',
    noOne: 'Unassigned',
  },
  newAppointmentPanel: {
    title: 'New appointment',
    cancel: 'Cancel',
    add: 'Add appointment',
    added: (title: string) => `${title} added`,
  },
  appointmentPanel: {
    title: 'Appointment',
    failed: 'Couldn’t load the appointment',
    loading: 'Loading the appointment',
    delete: 'Delete',
    cancel: 'Cancel',
    save: 'Save changes',
    saved: (title: string) => `${title} saved`,
  },
  useDeleteWithUndo: {
    deleted: (title: string) => `${title} deleted`,
  },
}
