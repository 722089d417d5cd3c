import { presenter } from '#platform/reads/presenter.ts'
import { MilestoneModel } from './milestone.model.ts'

/** A milestone as anyone who may see its deal reads it. */
export const milestonePresenter = presenter(MilestoneModel, 'Milestone')
