import { presenter } from '#platform/reads/presenter.ts'

/** A milestone as everyone reads it who sees its deal. */
export const milestonePresenter = presenter('Milestone')
