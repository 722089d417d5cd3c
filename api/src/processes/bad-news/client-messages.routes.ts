/** Bad news for clients: list, send, drop. */
import { ClientMessageModel } from '#entities/client-messages/client-message.model.ts'
import { clientMessageScope } from '#entities/client-messages/client-message.policy.ts'
import { clientMessagePresenter as using } from '#entities/client-messages/client-message.presenter.ts'
import { write } from '#platform/events/change.ts'
import { type Answer, type Handler, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { type RateLimit, rateLimit } from '#platform/http/rate-limit.ts'
import { findForChange, toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { dropMessage, sendMessage } from './decide.command.ts'

/** Per account: each request sends emails. */
const SENT = { name: 'client-message', uses: 100, seconds: 3600 }

export function clientMessagesRoutes(): Operation[] {
  return [
    operation('listClientMessages', teamMembers, listClientMessages),
    operation('sendClientMessage', teamMembers, sendClientMessage(rateLimit(SENT))),
    operation('dropClientMessage', teamMembers, dropClientMessage),
  ]
}

async function listClientMessages({
  viewer,
  query,
}: Request<'listClientMessages'>): Promise<Answer<'listClientMessages'>> {
  const { deal, state } = query
  const asked = { ...(deal && { deal: toId(deal) }), ...(state && { state }) }
  const filter = { $and: [await clientMessageScope(viewer), asked] }
  return { status: 200, body: await page(using, { viewer, filter, sort: '-created_at', query }) }
}

const sendClientMessage =
  (sent: RateLimit): Handler<'sendClientMessage'> =>
  async (request) => {
    const { viewer, params, body, ifMatch, ctx } = request
    const scope = await clientMessageScope(viewer)
    await sent.count(ctx, String(viewer.account))
    return write(request, async (change) => {
      const { session } = change
      const message = await findForChange(ClientMessageModel, { id: params.id, scope, session, ifMatch })
      await sendMessage(change, message, body.text)
      return { status: 200, body: await present(using, { viewer, id: message._id, session }) }
    })
  }

async function dropClientMessage(request: Request<'dropClientMessage'>): Promise<Answer<'dropClientMessage'>> {
  const { viewer, params, ifMatch } = request
  const scope = await clientMessageScope(viewer)
  return write(request, async (change) => {
    const { session } = change
    const message = await findForChange(ClientMessageModel, { id: params.id, scope, session, ifMatch })
    await dropMessage(change, message)
    return { status: 200, body: await present(using, { viewer, id: message._id, session }) }
  })
}
