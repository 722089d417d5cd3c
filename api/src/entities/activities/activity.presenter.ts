import type { Activity } from 'openapi'
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import { type Presenter, presenter } from '#platform/reads/presenter.ts'
import { ActivityModel } from './activity.model.ts'

const whole = presenter(ActivityModel, 'Activity')

/** An activity as the viewer reads it: without its deal, if they may not see that one. */
export async function activityPresenter(viewer: Viewer): Promise<Presenter<Activity>> {
  if (seesAll(viewer)) return whole
  const deals = await DealModel.collection.distinct('_id', dealScope(viewer))
  const deal = { $cond: [{ $in: ['$deal', deals] }, '$deal', null] }
  return { ...whole, projection: (reader) => ({ ...whole.projection(reader), deal }) }
}
