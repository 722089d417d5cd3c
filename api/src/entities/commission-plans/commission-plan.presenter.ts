/** A commission plan as owners, admins and its agent read it. */
import { presenter } from '#platform/reads/presenter.ts'
import { CommissionPlanModel } from './commission-plan.model.ts'

export const commissionPlanPresenter = presenter(CommissionPlanModel, 'CommissionPlan')
