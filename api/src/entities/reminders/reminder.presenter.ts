import { presenter } from '#platform/reads/presenter.ts'

/** A reminder as its user reads it. */
export const reminderPresenter = presenter('Reminder')
