import { presenter } from '../http/presenter.ts'

/** A reminder as its user reads it. */
export const reminderPresenter = presenter('Reminder')
