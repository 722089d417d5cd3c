/** How long the account keeps data: read it, change it, see what a change would do. */
import type { Retention, RetentionUpdate } from 'openapi'
import { AccountModel, type StoredAccount } from '#entities/accounts/account.model.ts'
import { requireOwnAccount } from '#entities/accounts/account.policy.ts'
import { type Change, write } from '#platform/events/change.ts'
import { dryRun } from '#platform/events/dry-run.ts'
import { notFound } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { roles } from '#platform/http/policy.ts'
import { findForChange } from '#platform/reads/find.ts'
import { lostLeads, monthsBefore } from './lost-leads.query.ts'

const owners = roles('owner')

export const retentionRoutes: Operation[] = [
  operation('getRetention', owners, getRetention),
  operation('updateRetention', owners, updateRetention),
]

async function getRetention(request: Request<'getRetention'>): Promise<Answer<'getRetention'>> {
  requireOwnAccount(request)
  const account = await AccountModel.findById(request.viewer.account).lean()
  if (!account) throw notFound()
  return { status: 200, body: present(account) }
}

async function updateRetention(request: Request<'updateRetention'>): Promise<Answer<'updateRetention'>> {
  const { viewer, params, query, body, ifMatch } = request
  const isDry = query.dry_run ?? false
  const work = async (change: Change): Promise<Answer<'updateRetention'>> => {
    const { session } = change
    const scope = { _id: viewer.account }
    const account = await findForChange(AccountModel, { id: params.id, scope, session, ifMatch })
    for (const [name, value] of Object.entries(body) as [keyof RetentionUpdate, number | null][])
      account.set(`retention.${name}`, value)
    if (!isDry) await change.save(account, { op: 'set_retention' })
    return {
      status: 200,
      body: { applied: !isDry, retention: present(account), lost_leads: await countLostLeads(account, change.at) },
    }
  }
  return isDry ? dryRun(request, work) : write(request, work)
}

const present = ({ version, retention }: Pick<StoredAccount, 'version' | 'retention'>): Retention => ({
  version,
  lost_leads_months: retention.lost_leads_months ?? null,
  notifications_days: retention.notifications_days,
})

async function countLostLeads({ _id, retention }: Pick<StoredAccount, '_id' | 'retention'>, at: Date): Promise<number> {
  const { lost_leads_months: months } = retention
  if (!months) return 0
  let count = 0
  for await (const _ of lostLeads(_id, monthsBefore(at, months))) count++
  return count
}
