/** Sessions with koa-session: storage, lifetime, start and end. */
import type Koa from 'koa'
import type { Context, Middleware } from 'koa'
import session from 'koa-session'
import type { AppState } from '#platform/http/state.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { newSecret } from '#platform/records/secrets.ts'
import { noteSeen } from './last-seen.model.ts'
import { sessionReader } from './session-reader.ts'
import { SessionModel, sessionName } from './session.model.ts'
import { storeSession } from './store-session.command.ts'

/**
 * With HTTPS, the `__Host-` prefix makes browsers accept the cookie from this host only, so no other subdomain can set
 * it.
 */
const cookieName = (secure: boolean): string => (secure ? '__Host-protracker.sid' : 'protracker.sid')
const MINUTE = 60_000
/** How outdated `seen_at` may be: at most one write a minute instead of one per request. */
const SEEN_EVERY_MS = MINUTE

export type SessionLimits = { idleMinutes: number; absoluteMinutes: number; secure: boolean }

/** What a session adds to a request's state, besides its viewer. */
type SessionState = {
  viewer: Viewer | null
  sessionName: string
  requestId: string
  log: AppState['log']
  mintedSessions?: Set<string>
  /** The password hash that the current sign-in was checked against. See startSession(). */
  passwordHash?: string | undefined
}

/**
 * Ids are 256 random bits. Only newly generated ids may be inserted, and others only updated, so no ended session
 * returns.
 */
function mintId(ctx: { state: SessionState }): string {
  const key = newSecret()
  ;(ctx.state.mintedSessions ??= new Set()).add(key)
  return key
}

/** When members of the team were last here. No one waits for it, and a request does not fail for it. */
function noteSeenLater({ state }: { state: Pick<AppState, 'log'> }, { id, is_client }: Viewer): void {
  if (is_client) return
  void noteSeen(id).catch((error: unknown) => state.log.warn({ err: error }, 'it was not noted that a user is here'))
}

function createStore({ idleMinutes, absoluteMinutes }: SessionLimits) {
  const readSession = sessionReader(idleMinutes)
  return {
    async get(key: string, _maxAge: unknown, { ctx }: { ctx: { state: SessionState } }) {
      const _id = sessionName(key)
      const found = await readSession(_id)
      if (!found) return undefined
      const now = Date.now()
      if (now - found.seen_at.getTime() > SEEN_EVERY_MS) {
        await SessionModel.updateOne({ _id }, { $set: { seen_at: new Date(now) } })
        noteSeenLater(ctx, found.viewer)
      }
      ctx.state.viewer = found.viewer
      ctx.state.sessionName = _id
      return found.data
    },

    async set(key: string, data: object, _maxAge: unknown, { ctx }: { ctx: Context & { state: SessionState } }) {
      const _id = sessionName(key)
      if (!ctx.state.mintedSessions?.delete(key)) {
        await SessionModel.updateOne({ _id }, { $set: { data } })
        return
      }
      if (!ctx.state.viewer) return
      const now = new Date()
      ctx.state.viewer = await storeSession({
        _id,
        user: ctx.state.viewer.id,
        data,
        created_at: now,
        seen_at: now,
        expires_at: new Date(now.getTime() + absoluteMinutes * MINUTE),
        user_agent: ctx.get('User-Agent').slice(0, 300),
        passwordHash: ctx.state.passwordHash,
        requestId: ctx.state.requestId,
      })
      if (ctx.state.viewer) ctx.state.sessionName = _id
      if (ctx.state.viewer) noteSeenLater(ctx, ctx.state.viewer)
    },

    async destroy(key: string) {
      await SessionModel.deleteOne({ _id: sessionName(key) })
    },
  }
}

/** The session middleware: sets `ctx.state.viewer`. Ignores cookies if the request has an access token. */
export function sessions(app: Koa, limits: SessionLimits): Middleware<AppState> {
  const withSession = session(
    {
      key: cookieName(limits.secure),
      store: createStore(limits),
      genid: mintId,
      maxAge: limits.absoluteMinutes * MINUTE,
      httpOnly: true,
      sameSite: 'lax',
      secure: limits.secure,
      signed: false,
      overwrite: true,
    } as never,
    app as never,
  )
  return (ctx, next) => (ctx.state.tokenScopes === undefined ? withSession(ctx, next) : next())
}

/**
 * Starts a session for `viewer` under a new id, and ends the previous one. Returns the viewer's current rights, or null
 * if they may no longer sign in. If the checked password hash is given, it must still be the user's.
 */
export async function startSession(ctx: Context, viewer: Viewer, passwordHash?: string): Promise<Viewer | null> {
  ctx.state.viewer = viewer
  ctx.state.passwordHash = passwordHash
  ctx.session = { user: String(viewer.id) } as never
  await (ctx.session as unknown as { regenerate: () => Promise<void> }).regenerate()
  const started = ctx.state.viewer as Viewer | null
  if (!started) endSession(ctx)
  return started
}

/** Ends the session of the request. */
export function endSession(ctx: Context): void {
  ctx.session = null as never
  ctx.state.viewer = null
  ctx.state.sessionName = ''
}
