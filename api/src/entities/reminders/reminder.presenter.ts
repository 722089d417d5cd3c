import { presenter } from '#platform/reads/presenter.ts'
import { ReminderModel } from './reminder.model.ts'

/** A reminder as its user reads it. */
export const reminderPresenter = presenter(ReminderModel, 'Reminder')
