import { presenter } from '#platform/reads/presenter.ts'
import { AbsenceModel } from './absence.model.ts'

/** An absence as the person, their stand-in, owners and admins read it. */
export const absencePresenter = presenter(AbsenceModel, 'Absence')
