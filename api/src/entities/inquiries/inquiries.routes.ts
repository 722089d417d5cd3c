/** Inquiries: read. */
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { present } from '#platform/reads/presenter.ts'
import { inquiryScope } from './inquiry.policy.ts'
import { inquiryPresenter } from './inquiry.presenter.ts'

export const inquiriesRoutes: Operation[] = [operation('getInquiry', teamMembers, getInquiry)]

async function getInquiry({ viewer, params: { id } }: Request<'getInquiry'>): Promise<Answer<'getInquiry'>> {
  const scope = await inquiryScope(viewer, id)
  return { status: 200, body: await present(inquiryPresenter, { viewer, id, scope }) }
}
