/** A commission plan as owners and admins, and its agent, read it. */
import { presenter } from '#platform/reads/presenter.ts'

export const commissionPlanPresenter = presenter('CommissionPlan')
