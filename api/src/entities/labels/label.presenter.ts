import { presenter } from '#platform/reads/presenter.ts'
import { LabelModel } from './label.model.ts'

/** A label as anyone in the account reads it. */
export const labelPresenter = presenter(LabelModel, 'Label')
