import { presenter } from '../http/presenter.ts'

/** A notification as the one reads it whom it tells. */
export const notificationPresenter = presenter('Notification')
