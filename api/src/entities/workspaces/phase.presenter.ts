import { presenter } from '#platform/reads/presenter.ts'
import { PhaseModel } from './phase.model.ts'

/** A phase as any member of its team reads it. */
export const phasePresenter = presenter(PhaseModel, 'Phase')
