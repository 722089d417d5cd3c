import { presenter } from '#platform/reads/presenter.ts'
import { RelationshipModel } from './relationship.model.ts'

/** A relationship as anyone who may see both contacts reads it. */
export const relationshipPresenter = presenter(RelationshipModel, 'Relationship')
