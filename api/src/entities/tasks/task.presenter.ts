import { presenter } from '#platform/reads/presenter.ts'
import { TaskModel } from './task.model.ts'

/** A task as anyone who may see it reads it. */
export const taskPresenter = presenter(TaskModel, 'Task')
