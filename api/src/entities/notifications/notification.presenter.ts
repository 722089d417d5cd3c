import { presenter } from '#platform/reads/presenter.ts'
import { NotificationModel } from './notification.model.ts'

/** A notification as the one reads it whom it tells. */
export const notificationPresenter = presenter(NotificationModel, 'Notification')
