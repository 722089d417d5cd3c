import { presenter } from '#platform/reads/presenter.ts'

/** A notification as the one reads it whom it tells. */
export const notificationPresenter = presenter('Notification')
