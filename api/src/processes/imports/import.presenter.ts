import { presenter } from '#platform/reads/presenter.ts'
import { ImportModel } from '#processes/import-rows/import.model.ts'

/** An import as its owner reads it. */
export const importPresenter = presenter(ImportModel, 'Import')
