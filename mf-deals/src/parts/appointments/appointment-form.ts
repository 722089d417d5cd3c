/** The form of an appointment. Fields that can be empty are strings, as in their inputs. */
import type { Appointment, AppointmentCreate, AppointmentKind } from 'openapi'
import { appointmentKindLabels } from 'openapi/codes'

export interface AppointmentFormValues {
  kind: AppointmentKind
  /** Empty for the name of the kind. */
  title: string
  date: string
  starts: string
  ends: string
  place: string
  /** Ids; empty for none. */
  deal: string
  contact: string
  assignee: string
}

/** When a new appointment is, before anyone changes it. */
export interface Slot {
  date: string
  starts: string
  ends: string
}

/** The form of a new appointment at a time. */
export const newAppointmentValues = (slot: Slot, assignee: string | undefined): AppointmentFormValues => ({
  kind: 'showing',
  title: '',
  ...slot,
  place: '',
  deal: '',
  contact: '',
  assignee: assignee ?? '',
})

/** The form of an appointment that is being edited. */
export const appointmentValues = (appointment: Appointment): AppointmentFormValues => {
  const { kind, title, date, starts, ends, place, deal, contact, assignee } = appointment
  return { kind, title, date, starts, ends, place, deal: deal ?? '', contact: contact ?? '', assignee: assignee ?? '' }
}

/** The fields as the API takes them. */
export const appointmentFieldsOf = (values: AppointmentFormValues): Required<AppointmentCreate> => ({
  ...values,
  title: values.title.trim() || appointmentKindLabels[values.kind],
  place: values.place.trim(),
  deal: values.deal || null,
  contact: values.contact || null,
  assignee: values.assignee || null,
})

/** The fields that differ from those of `before`. */
export function changedFields(before: Required<AppointmentCreate>, after: Required<AppointmentCreate>) {
  const names = Object.keys(after).filter((name): name is keyof AppointmentCreate => name in before)
  return Object.fromEntries(names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]))
}
