import { presenter } from '../http/presenter.ts'

/** A task as everyone reads it who sees it. */
export const taskPresenter = presenter('Task', () => ({
  // Tasks from before it was kept have none.
  proposed_date: { $ifNull: ['$proposed_date', null] },
}))
