/** The API as one middleware chain. Reads from top to bottom as a request passes. */
import Router from '@koa/router'
import Koa from 'koa'
import helmet from 'koa-helmet'
import type { Logger } from 'pino'
import { accountsRoutes } from './accounts/accounts.routes.ts'
import { auditExportRoutes } from './audit/audit-export.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { passwordsRoutes } from './auth/passwords.routes.ts'
import { calendarExportRoutes } from './calendar/calendar-export.routes.ts'
import { calendarRoutes } from './calendar/calendar.routes.ts'
import { calendarFeedsRoutes } from './calendar-feeds/calendar-feeds.routes.ts'
import { clientRoutes } from './client/client.routes.ts'
import { contactsExportRoutes } from './contacts/contacts-export.routes.ts'
import { contactsRoutes } from './contacts/contacts.routes.ts'
import { commissionPlansRoutes } from './commission-plans/commission-plans.routes.ts'
import { boardRoutes } from './deals/board.routes.ts'
import { commissionExportRoutes } from './deals/commission-export.routes.ts'
import { commissionRoutes } from './deals/commission.routes.ts'
import { dealGroupsRoutes } from './deals/deal-groups.routes.ts'
import { dealsExportRoutes } from './deals/deals-export.routes.ts'
import { dealsRoutes } from './deals/deals.routes.ts'
import { reschedulingRoutes } from './deals/rescheduling.routes.ts'
import { deletedDealsExportRoutes } from './deleted-deals/deleted-deals-export.routes.ts'
import { deletedDealsRoutes } from './deleted-deals/deleted-deals.routes.ts'
import { docsRoutes } from './docs/docs.routes.ts'
import type { Env } from './env.ts'
import { filesRoutes } from './files/files.routes.ts'
import { health } from './health.ts'
import { homeRoutes } from './home/home.routes.ts'
import { cors } from './http/cors.ts'
import { csrf } from './http/csrf.ts'
import { errorHandler } from './http/error-handler.ts'
import { metrics } from './http/metrics.ts'
import { mount } from './http/mount.ts'
import type { Operation } from './http/operation.ts'
import { requestLog } from './http/request-log.ts'
import type { AppState } from './http/state.ts'
import { imagesRoutes } from './images/images.routes.ts'
import { importsRoutes } from './imports/imports.routes.ts'
import { labelsRoutes } from './labels/labels.routes.ts'
import { devInbox } from './mail/dev-inbox.ts'
import { milestonesRoutes } from './milestones/milestones.routes.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { notesRoutes } from './notes/notes.routes.ts'
import { phasesRoutes } from './phases/phases.routes.ts'
import { portalsRoutes } from './portals/portals.routes.ts'
import { remindersRoutes } from './reminders/reminders.routes.ts'
import { reportsRoutes } from './reports/reports.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { sessionsRoutes } from './sessions/sessions.routes.ts'
import { sessions } from './sessions/sessions.ts'
import { tasksExportRoutes } from './tasks/tasks-export.routes.ts'
import { tasksRoutes } from './tasks/tasks.routes.ts'
import { membersExportRoutes } from './teams/members-export.routes.ts'
import { membersRoutes } from './teams/members.routes.ts'
import { teamsRoutes } from './teams/teams.routes.ts'
import { templatesRoutes } from './templates/templates.routes.ts'
import { ticketsRoutes } from './tickets/tickets.routes.ts'
import { bearer } from './tokens/bearer.ts'
import { tokensRoutes } from './tokens/tokens.routes.ts'
import { undoRoutes } from './undo/undo.routes.ts'
import { usersRoutes } from './users/users.routes.ts'
import { viewsRoutes } from './views/views.routes.ts'
import { workspacesRoutes } from './workspaces/workspaces.routes.ts'

export const API_PREFIX = '/api/v1'

/** Every operation of the API. */
export function allOperations(env: Env): Operation[] {
  return [
    ...authRoutes({ attempts: env.loginAttempts, attemptsPerAddress: env.loginAttemptsPerAddress }),
    ...contactsRoutes,
    ...contactsExportRoutes(),
    ...clientRoutes(),
    ...portalsRoutes(),
    ...reportsRoutes,
    ...passwordsRoutes(),
    ...usersRoutes(),
    ...imagesRoutes,
    ...accountsRoutes(env),
    ...ticketsRoutes(env.operatorsMail),
    ...teamsRoutes(),
    ...membersRoutes(),
    ...membersExportRoutes(),
    ...sessionsRoutes({ idleMinutes: env.sessionIdleMinutes }),
    ...tokensRoutes(),
    ...auditRoutes,
    ...auditExportRoutes(),
    ...labelsRoutes,
    ...workspacesRoutes,
    ...viewsRoutes,
    ...phasesRoutes,
    ...boardRoutes,
    ...dealGroupsRoutes,
    ...dealsRoutes,
    ...dealsExportRoutes(),
    ...deletedDealsRoutes,
    ...deletedDealsExportRoutes(),
    ...importsRoutes,
    ...reschedulingRoutes,
    ...undoRoutes,
    ...milestonesRoutes,
    ...notesRoutes,
    ...filesRoutes,
    ...tasksRoutes,
    ...tasksExportRoutes(),
    ...templatesRoutes,
    ...commissionRoutes,
    ...commissionExportRoutes(),
    ...commissionPlansRoutes,
    ...remindersRoutes,
    ...notificationsRoutes,
    ...calendarRoutes,
    ...calendarExportRoutes(),
    ...calendarFeedsRoutes(env),
    ...homeRoutes,
    ...searchRoutes,
  ]
}

/** Builds the API. `isStopping` turns readiness off while it drains. */
export function createApp(env: Env, logger: Logger, isStopping: () => boolean = () => false): Koa<AppState> {
  const app = new Koa<AppState>({ proxy: env.trustedProxies > 0, maxIpsCount: env.trustedProxies })
  // What happens outside of a request's own handling, such as a caller who hangs up: Koa would print it past the log.
  app.on('error', (error: unknown) => logger.warn({ err: error }, 'an exchange broke off'))
  const router = new Router<AppState>({ sensitive: true })
  mount(router, allOperations(env), { prefix: API_PREFIX, checkAnswers: env.checkAnswers })

  app.use(health(isStopping))
  app.use(metrics())
  app.use(requestLog(logger))
  app.use(
    helmet({
      contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false },
    }),
  )
  app.use(cors(env.webOrigins))
  app.use(errorHandler)
  app.use(docsRoutes(API_PREFIX))
  if (!env.production && !env.smtpUrl) app.use(devInbox)
  app.use(bearer({ callsAMinute: env.tokenCallsAMinute }))
  app.use(
    sessions(app, {
      idleMinutes: env.sessionIdleMinutes,
      absoluteMinutes: env.sessionAbsoluteMinutes,
      secure: env.secureCookies,
    }),
  )
  app.use(csrf({ secret: env.secret, secure: env.secureCookies, webOrigins: env.webOrigins }))
  app.use(router.routes())
  return app
}
