import { presenter } from '#platform/reads/presenter.ts'
import { EnrollmentModel } from './plan-enrollment.model.ts'

/** A contact in a plan, before the names are known: see name-enrollments.query.ts. */
export const enrollmentPresenter = presenter(EnrollmentModel, 'PlanEnrollment', () => ({
  plan_name: { $literal: '' },
  contact_name: { $literal: '' },
  step_number: { $literal: null },
}))
