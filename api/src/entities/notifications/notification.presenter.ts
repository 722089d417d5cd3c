import { presenter } from '#platform/reads/presenter.ts'
import { NotificationModel } from './notification.model.ts'

/** A notification as its recipient reads it. */
export const notificationPresenter = presenter(NotificationModel, 'Notification')
