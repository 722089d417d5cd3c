import { presenter } from '#platform/reads/presenter.ts'
import { NewThingModel } from './new-thing.model.ts'

/** What everyone of the account reads. */
export const newThingPresenter = presenter(NewThingModel, 'NewThing')
