import { belongsTo, seesAll, type Viewer } from '#platform/http/viewer.ts'
import { presenter } from '#platform/reads/presenter.ts'
import { PlanModel } from './plan.model.ts'

const NONE = { active: 0, paused: 0, finished: 0, stopped: 0, replied: 0 }

/** A plan before its people are counted: see count-people.query.ts. */
export const planPresenter = presenter(PlanModel, 'Plan', (viewer: Viewer) => ({
  people: { $literal: NONE },
  editable: seesAll(viewer)
    ? { $literal: true }
    : { $and: [{ $not: ['$shared'] }, { $in: ['$created_by', belongsTo(viewer)] }] },
}))
