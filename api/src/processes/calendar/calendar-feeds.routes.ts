/** Calendar feeds: list, create, revoke, and reading one from a calendar program. */
import type { Types } from 'mongoose'
import { CalendarFeedScope } from 'openapi/codes'
import { loadViewer } from '#entities/sessions/viewer.query.ts'
import { write } from '#platform/events/change.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import { Media } from '#platform/http/media.ts'
import { type Answer, type Handler, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { anyone, teamMembers } from '#platform/http/policy.ts'
import { type RateLimit, rateLimit } from '#platform/http/rate-limit.ts'
import { type Viewer, worksFor } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { noteUse } from '#platform/records/last-use.ts'
import { hashSecret } from '#platform/records/secrets.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { readEntries } from './calendar-entries.presenter.ts'
import { CalendarFeedModel, mintFeedSecret, type StoredCalendarFeed } from './calendar-feed.model.ts'
import { calendarFeedScope } from './calendar-feed.policy.ts'
import { calendarFeedPresenter as using } from './calendar-feed.presenter.ts'
import { icalendarOf } from './icalendar.ts'

/** More than anyone needs. */
const FEEDS_A_USER = 20

/** Programs poll every few minutes at most, from a few devices each. */
const READS = { name: 'calendar-feed', uses: 120, seconds: 3600 }

/** How far back and ahead a feed reaches. */
const DAYS_BACK = 90
const DAYS_AHEAD = 400

const ADDRESS = /^(cf_[\w-]{43})\.ics$/

export function calendarFeedsRoutes({ webUrl }: { webUrl: string }): Operation[] {
  return [
    operation('listCalendarFeeds', teamMembers, listCalendarFeeds),
    operation('createCalendarFeed', teamMembers, createCalendarFeed(webUrl)),
    operation('revokeCalendarFeed', teamMembers, revokeCalendarFeed),
    operation('readCalendarFeed', anyone, readCalendarFeed(webUrl, rateLimit(READS))),
  ]
}

async function listCalendarFeeds({
  viewer,
  query,
}: Request<'listCalendarFeeds'>): Promise<Answer<'listCalendarFeeds'>> {
  const filter = calendarFeedScope(viewer)
  const sort = query.sort ?? '-created_at'
  return { status: 200, body: await page(using, { viewer, filter, sort, query }) }
}

const createCalendarFeed =
  (webUrl: string): Handler<'createCalendarFeed'> =>
  async (request) => {
    const { viewer, body } = request
    // The response contains a secret that must not be stored, so it is not kept for idempotency.
    return write({ ...request, idempotencyKey: undefined }, async (change) => {
      const { session } = change
      const owned = await CalendarFeedModel.countDocuments({ user: viewer.id }).session(session)
      if (owned >= FEEDS_A_USER) throw conflict(`You already have ${FEEDS_A_USER} calendar feeds`, 'Revoke one first.')
      const secret = mintFeedSecret()
      const of = { account: viewer.account, user: viewer.id, hash: hashSecret(secret) }
      const feed = new CalendarFeedModel({ ...of, ...body })
      await change.save(feed)
      const presented = await present(using, { viewer, id: feed._id, session })
      const url = `${webUrl}/api/v1/calendar/feed/${secret}.ics`
      return { status: 201, body: { feed: presented.value(), url } }
    })
  }

async function revokeCalendarFeed(request: Request<'revokeCalendarFeed'>): Promise<Answer<'revokeCalendarFeed'>> {
  const { viewer, params } = request
  return write(request, async (change) => {
    const scope = calendarFeedScope(viewer)
    await change.delete(await findForChange(CalendarFeedModel, { id: params.id, scope, session: change.session }))
    return { status: 204 }
  })
}

const readCalendarFeed =
  (webUrl: string, reads: RateLimit): Handler<'readCalendarFeed', Viewer | null> =>
  async ({ params, ctx }) => {
    const { feed, viewer } = await openFeed(params.token)
    await reads.count(ctx, String(feed._id))
    await noteUse(CalendarFeedModel, feed)
    const today = todayIn(viewer.time_zone)
    const entries = await readEntries(viewer, {
      from: addDays(today, -DAYS_BACK),
      to: addDays(today, DAYS_AHEAD),
      kind: feed.kinds,
      people: feed.scope === CalendarFeedScope.mine ? worksFor(viewer) : undefined,
    })
    const text = icalendarOf(entries, { name: `ProTracker · ${feed.name}`, webUrl, timeZone: viewer.time_zone })
    return { status: 200, body: new Media('text/calendar; charset=utf-8', Buffer.from(text), { caching: 'no-store' }) }
  }

type OpenFeed = { feed: StoredCalendarFeed & { _id: Types.ObjectId }; viewer: Viewer }

/**
 * The feed at a URL, and its user's current rights.
 * @throws 404 for any URL that is not valid
 */
async function openFeed(address: string): Promise<OpenFeed> {
  const [, secret] = ADDRESS.exec(address) ?? []
  const feed = secret && (await CalendarFeedModel.findOne({ hash: hashSecret(secret) }).lean())
  const viewer = feed ? await loadViewer(feed.user) : null
  if (!feed || !viewer || viewer.is_client) throw notFound()
  return { feed, viewer }
}
