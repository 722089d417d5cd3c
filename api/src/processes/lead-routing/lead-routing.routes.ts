/** Lead routing: read, change, try on last month's leads; and claiming a lead. */
import { leadRoutingKeepers } from '#entities/lead-routing/lead-routing.policy.ts'
import { presentRouting } from '#entities/lead-routing/lead-routing.presenter.ts'
import { contactPresenter } from '#entities/contacts/contact.presenter.ts'
import { write } from '#platform/events/change.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { present } from '#platform/reads/presenter.ts'
import { claimLead } from './claim-lead.command.ts'
import { readRouting } from './read-desk.query.ts'
import { tryRules } from './try-rules.query.ts'
import { saveRouting } from './write-lead-routing.command.ts'

export const leadRoutingRoutes: Operation[] = [
  operation('getLeadRouting', leadRoutingKeepers, getLeadRouting),
  operation('updateLeadRouting', leadRoutingKeepers, updateLeadRouting),
  operation('tryLeadRouting', leadRoutingKeepers, tryLeadRouting),
  operation('claimLead', teamMembers, claim),
]

async function getLeadRouting({ viewer }: Request<'getLeadRouting'>): Promise<Answer<'getLeadRouting'>> {
  return { status: 200, body: presentRouting(await readRouting(viewer.account)) }
}

async function updateLeadRouting(request: Request<'updateLeadRouting'>): Promise<Answer<'updateLeadRouting'>> {
  const { viewer, body, ifMatch } = request
  return write(request, async (change) => {
    const routing = await saveRouting(change, viewer, body, ifMatch)
    return { status: 200, body: { routing: presentRouting(routing), event: change.eventIds.at(-1) ?? null } }
  })
}

async function tryLeadRouting({ viewer, body }: Request<'tryLeadRouting'>): Promise<Answer<'tryLeadRouting'>> {
  return { status: 200, body: await tryRules(viewer, body) }
}

async function claim(request: Request<'claimLead'>): Promise<Answer<'claimLead'>> {
  const { viewer, params } = request
  return write(request, async (change) => {
    const { _id: id } = await claimLead(change, viewer, params.id)
    const contact = (await present(contactPresenter, { viewer, id, session: change.session })).value()
    return { status: 200, body: { contact, event: change.eventIds.at(-1) ?? '' } }
  })
}
