/** The API as one middleware chain. Reads from top to bottom as a request passes. */
import Koa from 'koa'
import helmet from 'koa-helmet'
import type { Logger } from 'pino'
import { activitiesRoutes } from './entities/activities/activities.routes.ts'
import { contactsExportRoutes } from './entities/contacts/contacts-export.routes.ts'
import { contactsFromSystemsRoutes } from './entities/contacts/contacts-from-systems.routes.ts'
import { contactsRoutes } from './entities/contacts/contacts.routes.ts'
import { dealFacetsRoutes } from './entities/deals/deal-facets.routes.ts'
import { dealGroupsRoutes } from './entities/deals/deal-groups.routes.ts'
import { samePropertyRoutes } from './entities/deals/same-property/same-property.routes.ts'
import { dealsExportRoutes } from './entities/deals/deals-export.routes.ts'
import { dealsRoutes } from './entities/deals/deals.routes.ts'
import { filesRoutes } from './entities/files/files.routes.ts'
import { inquiriesRoutes } from './entities/inquiries/inquiries.routes.ts'
import { labelsRoutes } from './entities/labels/labels.routes.ts'
import { appointmentsRoutes } from './entities/appointments/appointments.routes.ts'
import { notificationSettingsRoutes } from './entities/notifications/notification-settings.routes.ts'
import { notificationsRoutes } from './entities/notifications/notifications.routes.ts'
import { erasureRoutes } from '#processes/personal-data/erasure.routes.ts'
import { personalDataRoutes } from '#processes/personal-data/personal-data.routes.ts'
import { remindersRoutes } from './entities/reminders/reminders.routes.ts'
import { serviceAccountsRoutes } from './entities/service-accounts/service-accounts.routes.ts'
import { serviceTokensRoutes } from './entities/service-accounts/service-tokens.routes.ts'
import { sessionsRoutes } from './entities/sessions/sessions.routes.ts'
import { sessions } from './entities/sessions/sessions.ts'
import { tasksExportRoutes } from './entities/tasks/tasks-export.routes.ts'
import { ticketsRoutes } from './entities/tickets/tickets.routes.ts'
import { tokensRoutes } from './entities/tokens/tokens.routes.ts'
import { usersRoutes } from './entities/users/users.routes.ts'
import { smartListsRoutes } from './entities/smart-lists/smart-lists.routes.ts'
import { viewsRoutes } from './entities/workspaces/views.routes.ts'
import { docsRoutes } from './platform/docs/docs.routes.ts'
import type { Env } from './platform/env.ts'
import { refuseAnswers, watchAnswers } from './platform/http/answer-guard.ts'
import { isBrokenByCaller } from './platform/http/broken-exchange.ts'
import { compression } from './platform/middleware/compression.ts'
import { cors } from './platform/middleware/cors.ts'
import { csrf } from './platform/middleware/csrf.ts'
import { deadline } from './platform/middleware/deadline.ts'
import { errorHandler } from './platform/middleware/error-handler.ts'
import { health } from './platform/middleware/health.ts'
import { hearOut } from './platform/middleware/hear-out.ts'
import { createMeters, metrics } from './platform/middleware/metrics.ts'
import { mount } from './platform/http/mount.ts'
import type { Operation } from './platform/http/operation.ts'
import { requestLog } from './platform/middleware/request-log.ts'
import type { AppState } from './platform/http/state.ts'
import { imagesRoutes } from './platform/images/images.routes.ts'
import { devInbox } from './platform/mail/dev-inbox.ts'
import { createSeal } from './platform/records/seal.ts'
import { accountCalendarRoutes } from './processes/account-calendar/account-calendar.routes.ts'
import { accountsRoutes } from './processes/accounts/accounts.routes.ts'
import { writtenActivitiesRoutes } from './processes/activities/activities.routes.ts'
import { auditExportRoutes } from './processes/audit/audit-export.routes.ts'
import { auditRoutes } from './processes/audit/audit.routes.ts'
import { clientMessagesRoutes } from './processes/bad-news/client-messages.routes.ts'
import { boardRoutes } from './processes/boards/board.routes.ts'
import { phasesRoutes } from './processes/boards/phases.routes.ts'
import { workspacesRoutes } from './processes/boards/workspaces.routes.ts'
import { calendarExportRoutes } from './processes/calendar/calendar-export.routes.ts'
import { calendarFeedsRoutes } from './processes/calendar/calendar-feeds.routes.ts'
import { calendarRoutes } from './processes/calendar/calendar.routes.ts'
import { clientRoutes } from './processes/client-view/client.routes.ts'
import { commissionExportRoutes } from './processes/commission/commission-export.routes.ts'
import { commissionPlansRoutes } from './processes/commission/commission-plans.routes.ts'
import { commissionRoutes } from './processes/commission/commission.routes.ts'
import { customFieldsRoutes } from './processes/custom-fields/custom-fields.routes.ts'
import { dealContractsRoutes } from './processes/deal-contracts/deal-contracts.routes.ts'
import { leadBoardRoutes } from './processes/lead-board/lead-board.routes.ts'
import { leadFormsRoutes } from './processes/lead-forms/lead-forms.routes.ts'
import { leadMailRoutes } from './processes/lead-mail/lead-mail.routes.ts'
import { leadRoutingRoutes } from './processes/lead-routing/lead-routing.routes.ts'
import { leadSourcesRoutes } from './processes/leads/lead-sources.routes.ts'
import { leadsRoutes } from './processes/leads/leads.routes.ts'
import { manyContactsRoutes } from './processes/many-contacts/many-contacts.routes.ts'
import { manyDealsRoutes } from './processes/many-deals/many-deals.routes.ts'
import { dealCourseRoutes } from './processes/deal-course/deal-course.routes.ts'
import { deletedDealsExportRoutes } from './processes/deal-deletion/deleted-deals-export.routes.ts'
import { contactTimelineRoutes } from './processes/contact-timeline/contact-timeline.routes.ts'
import { contactMergeRoutes } from './processes/contact-merge/contact-merge.routes.ts'
import { contactDuplicatesRoutes } from './processes/contact-duplicates/contact-duplicates.routes.ts'
import { contactDeletionRoutes } from './processes/contact-deletion/contact-deletion.routes.ts'
import { deletedDealsRoutes } from './processes/deal-deletion/deleted-deals.routes.ts'
import { dealHistoryRoutes } from './processes/deal-history/deal-history.routes.ts'
import { homeRoutes } from './processes/home/home.routes.ts'
import { attachHooks } from './processes/hooks.ts'
import { importsRoutes } from './processes/imports/imports.routes.ts'
import { membersExportRoutes } from './processes/membership/members-export.routes.ts'
import { absencesRoutes } from './processes/absences/absences.routes.ts'
import { teamOverviewRoutes } from './processes/team-overview/team-overview.routes.ts'
import { membersRoutes } from './processes/membership/members.routes.ts'
import { teamsRoutes } from './processes/membership/teams.routes.ts'
import { notesRoutes } from './processes/notes/notes.routes.ts'
import { relationshipsRoutes } from './processes/relationships/relationships.routes.ts'
import { reportsRoutes } from './processes/reports/reports.routes.ts'
import { reschedulingRoutes } from './processes/rescheduling/rescheduling.routes.ts'
import { retentionRoutes } from './processes/retention/retention.routes.ts'
import { sampleDataRoutes } from './processes/sample-data/sample-data.routes.ts'
import { searchRoutes } from './processes/search/search.routes.ts'
import { emailConsentRoutes } from './processes/plan-mail/email-consent.routes.ts'
import { unsubscribeRoutes } from './processes/plan-mail/unsubscribe.routes.ts'
import { enrollmentsRoutes } from './processes/plans/enrollments.routes.ts'
import { planSettingsRoutes } from './processes/plans/plan-settings.routes.ts'
import { plansRoutes } from './processes/plans/plans.routes.ts'
import { portalsRoutes } from './processes/sharing/portals.routes.ts'
import { bearer } from './processes/sign-in/bearer.ts'
import { authRoutes } from './processes/sign-in/auth.routes.ts'
import { passwordsRoutes } from './processes/sign-in/passwords.routes.ts'
import { signInRulesRoutes } from './processes/sign-in/sign-in-rules.routes.ts'
import { twoStepRoutes } from './processes/sign-in/two-step.routes.ts'
import { milestonesRoutes } from './processes/tasks/milestones.routes.ts'
import { tasksRoutes } from './processes/tasks/tasks.routes.ts'
import { rulePacksRoutes } from './processes/templates/rule-packs.routes.ts'
import { templatesRoutes } from './processes/templates/templates.routes.ts'
import { undoRoutes } from './processes/undo/undo.routes.ts'

export const API_PREFIX = '/api/v1'

/** Every operation of the API. */
export function allOperations(env: Env): Operation[] {
  const twoStepSeal = createSeal(env.secret, 'two-step')
  return [
    ...authRoutes({ attempts: env.loginAttempts, attemptsPerAddress: env.loginAttemptsPerAddress }, twoStepSeal),
    ...twoStepRoutes(twoStepSeal),
    ...signInRulesRoutes(),
    ...contactsRoutes,
    ...contactsFromSystemsRoutes,
    ...contactsExportRoutes(),
    ...activitiesRoutes(),
    ...writtenActivitiesRoutes,
    ...contactTimelineRoutes,
    ...relationshipsRoutes,
    ...clientRoutes(),
    ...portalsRoutes(),
    ...reportsRoutes,
    ...passwordsRoutes(),
    ...usersRoutes(),
    ...imagesRoutes,
    ...accountsRoutes(env),
    ...accountCalendarRoutes,
    ...ticketsRoutes(env.operatorsMail),
    ...teamsRoutes(),
    ...membersRoutes(),
    ...teamOverviewRoutes,
    ...absencesRoutes,
    ...membersExportRoutes(),
    ...retentionRoutes,
    ...sessionsRoutes({ idleMinutes: env.sessionIdleMinutes }),
    ...tokensRoutes(),
    ...serviceAccountsRoutes,
    ...serviceTokensRoutes(),
    ...auditRoutes,
    ...auditExportRoutes(),
    ...labelsRoutes,
    ...customFieldsRoutes,
    ...leadSourcesRoutes(env),
    ...leadsRoutes,
    ...leadRoutingRoutes,
    ...inquiriesRoutes,
    ...leadFormsRoutes(env),
    ...leadMailRoutes,
    ...plansRoutes,
    ...enrollmentsRoutes,
    ...planSettingsRoutes,
    ...emailConsentRoutes,
    ...unsubscribeRoutes(env),
    ...smartListsRoutes,
    ...appointmentsRoutes,
    ...workspacesRoutes,
    ...viewsRoutes,
    ...phasesRoutes,
    ...boardRoutes,
    ...leadBoardRoutes,
    ...dealFacetsRoutes,
    ...dealGroupsRoutes,
    ...samePropertyRoutes,
    ...dealsRoutes,
    ...dealCourseRoutes,
    ...manyContactsRoutes,
    ...manyDealsRoutes,
    ...dealContractsRoutes,
    ...dealHistoryRoutes,
    ...dealsExportRoutes(),
    ...deletedDealsRoutes,
    ...contactDeletionRoutes,
    ...contactDuplicatesRoutes,
    ...contactMergeRoutes,
    ...personalDataRoutes(),
    ...erasureRoutes,
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
    ...rulePacksRoutes,
    ...commissionRoutes,
    ...commissionExportRoutes(),
    ...commissionPlansRoutes,
    ...remindersRoutes,
    ...notificationsRoutes,
    ...notificationSettingsRoutes,
    ...clientMessagesRoutes(),
    ...calendarRoutes,
    ...calendarExportRoutes(),
    ...calendarFeedsRoutes(env),
    ...homeRoutes,
    ...sampleDataRoutes,
    ...searchRoutes,
  ]
}

/** Builds the API. `isStopping` turns readiness off while it drains. */
export function createApp(env: Env, logger: Logger, isStopping: () => boolean = () => false): Koa<AppState> {
  attachHooks()
  const app = new Koa<AppState>({ proxy: env.trustedProxies > 0, maxIpsCount: env.trustedProxies })
  // Errors outside of request handling, such as a file that cannot be read on. Koa would print them instead of logging.
  app.on('error', (error: unknown) =>
    logger[isBrokenByCaller(error) ? 'debug' : 'warn']({ err: error }, 'an exchange broke off'),
  )
  const meters = createMeters()
  const guardAnswer = env.strictAnswers ? refuseAnswers : watchAnswers(meters)

  app.use(health(isStopping))
  app.use(metrics(meters, env.metricsToken))
  app.use(requestLog(logger))
  app.use(
    helmet({
      contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false },
    }),
  )
  app.use(cors(env.webOrigins))
  app.use(compression())
  app.use(hearOut)
  app.use(errorHandler)
  app.use(deadline(env.answerTimeoutMs))
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
  app.use(mount(allOperations(env), { prefix: API_PREFIX, guardAnswer, bodyTimeoutMs: env.bodyTimeoutMs }))
  return app
}
