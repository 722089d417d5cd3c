/** The viewer's own sessions: list, sign out of one, sign out everywhere else. */
import type { SignedInSession } from 'openapi'
import { change } from '#platform/events/change.ts'
import { type SecurityEvent, recordSecurityEvent } from '#platform/events/security-event.ts'
import { deviceName } from '#platform/http/device.ts'
import { notFound } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { signedIn } from '#platform/http/policy.ts'
import { endSessions } from './renew-sessions.command.ts'
import { aliveSessions, SessionModel, type StoredSession } from './session.model.ts'
import { endSession } from './sessions.ts'

/** More than anyone reads. */
const MOST_SHOWN = 100

type Limits = { idleMinutes: number }

export function sessionsRoutes(limits: Limits): Operation[] {
  return [
    operation('listSessions', signedIn, listSessions(limits)),
    operation('deleteSession', signedIn, deleteSession),
    operation('endOtherSessions', signedIn, endOtherSessions),
  ]
}

const listSessions =
  ({ idleMinutes }: Limits) =>
  async ({ viewer, ctx }: Request<'listSessions'>): Promise<Answer<'listSessions'>> => {
    const alive = { user: viewer.id, ...aliveSessions(idleMinutes) }
    const found = await SessionModel.collection
      .find<NamedSession>(alive)
      .sort({ seen_at: -1 })
      .limit(MOST_SHOWN)
      .toArray()
    return { status: 200, body: { results: found.map((session) => presentSession(session, ctx.state.sessionName)) } }
  }

type NamedSession = StoredSession & { _id: string }

const presentSession = (session: NamedSession, current: string): SignedInSession => ({
  id: session._id,
  device: deviceName(session.user_agent),
  created_at: session.created_at.toISOString(),
  seen_at: session.seen_at.toISOString(),
  expires_at: session.expires_at.toISOString(),
  is_current: session._id === current,
})

async function deleteSession(request: Request<'deleteSession'>): Promise<Answer<'deleteSession'>> {
  const { viewer, params, ctx, requestId } = request
  await change({ id: viewer.id, account: viewer.account, requestId }, async ({ session }) => {
    const { deletedCount } = await SessionModel.deleteOne({ _id: params.id, user: viewer.id }, { session })
    if (deletedCount === 0) throw notFound()
    await recordSecurityEvent(told(request, 'end_session'), session)
  })
  if (params.id === ctx.state.sessionName) {
    endSession(ctx)
    ctx.state.renewCsrfToken()
  }
  return { status: 204 }
}

async function endOtherSessions(request: Request<'endOtherSessions'>): Promise<Answer<'endOtherSessions'>> {
  const { viewer, ctx, requestId } = request
  await change({ id: viewer.id, account: viewer.account, requestId }, async (tx) => {
    await endSessions(tx, viewer.id, { except: ctx.state.sessionName })
    await recordSecurityEvent(told(request, 'end_other_sessions'), tx.session)
  })
  return { status: 204 }
}

const told = (
  { viewer, requestId }: Pick<Request<'deleteSession'>, 'viewer' | 'requestId'>,
  op: SecurityEvent['op'],
): SecurityEvent => ({ account: viewer.account, actor: viewer.id, user: viewer.id, op, requestId })
