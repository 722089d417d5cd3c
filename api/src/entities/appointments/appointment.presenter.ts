import { presenter } from '#platform/reads/presenter.ts'
import { AppointmentModel } from './appointment.model.ts'

/** The fields that everyone in the account reads. */
export const appointmentPresenter = presenter(AppointmentModel, 'Appointment')
