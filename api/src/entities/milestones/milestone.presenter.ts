import { presenter } from '#platform/reads/presenter.ts'
import { MilestoneModel } from './milestone.model.ts'

/** A milestone as everyone reads it who sees its deal. */
export const milestonePresenter = presenter(MilestoneModel, 'Milestone')
