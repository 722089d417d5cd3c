/** A commission plan as owners and admins, and its agent, read it. */
import { presenter } from '../http/presenter.ts'

export const commissionPlanPresenter = presenter('CommissionPlan')
