import { presenter } from '#platform/reads/presenter.ts'
import { TaskModel } from './task.model.ts'

/** A task as everyone reads it who sees it. */
export const taskPresenter = presenter(TaskModel, 'Task', () => ({
  // Tasks from before these were kept have none.
  proposed_date: { $ifNull: ['$proposed_date', null] },
  not_applicable_reason: { $ifNull: ['$not_applicable_reason', null] },
  blocked_by: { $ifNull: ['$blocked_by', []] },
}))
