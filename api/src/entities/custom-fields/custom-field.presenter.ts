import { presenter } from '#platform/reads/presenter.ts'
import { CustomFieldModel } from './custom-field.model.ts'

/** A custom field as anyone in the account reads it. */
export const customFieldPresenter = presenter(CustomFieldModel, 'CustomField')
