import { presenter } from '#platform/reads/presenter.ts'
import { TaskModel } from './task.model.ts'

/** A task as anyone who may see it reads it. */
export const taskPresenter = presenter(TaskModel, 'Task', () => ({
  // Tasks stored before these fields existed have none.
  proposed_date: { $ifNull: ['$proposed_date', null] },
  not_applicable_reason: { $ifNull: ['$not_applicable_reason', null] },
  blocked_by: { $ifNull: ['$blocked_by', []] },
}))
