import { Button } from '@fluentui/react-components'
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useSearchParams } from 'remote-kit/use-search-params'
import { exportAddress } from 'remote-kit/export-address'
import { canExport } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { ExportButton } from 'ui-kit/ExportButton'
import { lazyPart } from 'ui-kit/lazy-part'
import { PageFrame } from 'ui-kit/PageFrame'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { activeMembers, canManageTeams, isPending } from '#parts/teams/team-rights.ts'
import { useTeams } from '#parts/teams/use-teams.ts'
import { PendingInvitations } from './PendingInvitations.tsx'
import type { TeamDialog } from './team-dialogs.ts'
import { TeamPanel } from './TeamPanel.tsx'
import { useTeamsPageStyles } from './TeamsPage.styles.ts'
import { copy } from './copy.ts'

const TeamDialogs = lazyPart(async () => (await import('./TeamDialogs.tsx')).TeamDialogs)
const OverviewView = lazyPart(
  async () => (await import('#pages/teams/overview/OverviewView.tsx')).OverviewView,
  <SkeletonRows label={copy.teamsPage.loadingOverview} rows={6} />,
)
const AuditView = lazyPart(
  async () => (await import('#pages/teams/audit/AuditView.tsx')).AuditView,
  <SkeletonRows label={copy.teamsPage.loadingAudit} rows={10} />,
)

const CalendarView = lazyPart(
  async () => (await import('#pages/teams/calendar/CalendarView.tsx')).CalendarView,
  <SkeletonRows label={copy.teamsPage.loadingCalendar} rows={10} />,
)

const ServiceAccountsView = lazyPart(
  async () => (await import('#pages/teams/service-accounts/ServiceAccountsView.tsx')).ServiceAccountsView,
  <SkeletonRows label={copy.teamsPage.loadingPrograms} rows={6} />,
)

const LeadSourcesView = lazyPart(
  async () => (await import('./leads/views.ts')).LeadSourcesView,
  <SkeletonRows label={copy.teamsPage.loadingSources} rows={6} />,
)

const LeadRoutingView = lazyPart(
  async () => (await import('./leads/views.ts')).LeadRoutingView,
  <SkeletonRows label={copy.teamsPage.loadingRouting} rows={6} />,
)

const CustomFieldsView = lazyPart(
  async () => (await import('#pages/teams/custom-fields/CustomFieldsView.tsx')).CustomFieldsView,
  <SkeletonRows label={copy.teamsPage.loadingFields} rows={6} />,
)

const OWN_VIEWS = [
  { value: 'teams', label: copy.teamsPage.views.teams },
  { value: 'overview', label: copy.teamsPage.views.overview },
] as const

const VIEWS = [
  ...OWN_VIEWS,
  { value: 'sources', label: copy.teamsPage.views.sources },
  { value: 'routing', label: copy.teamsPage.views.routing },
  { value: 'fields', label: copy.teamsPage.views.fields },
  { value: 'programs', label: copy.teamsPage.views.programs },
  { value: 'calendar', label: copy.teamsPage.views.calendar },
  { value: 'audit', label: copy.teamsPage.views.audit },
] as const

/**
 * `/agent/teams`: the teams and their members; `?view=overview` is what each member has on their plate. For owners and
 * admins, `?view=sources` is the lead sources, `?view=routing` the lead routing, `?view=fields` the custom fields,
 * `?view=programs` the service accounts, `?view=calendar` the account's calendar and `?view=audit` the audit.
 */
export function TeamsPage() {
  const viewer = useAtomValue(userProfileAtom)
  const [params, setParams] = useSearchParams()
  const [dialog, setDialog] = useState<TeamDialog | null>(null)
  const { query, teams } = useTeams()
  const canManage = canManageTeams(viewer)
  const views = canManage ? VIEWS : OWN_VIEWS
  const view = views.find(({ value }) => value === params.get('view'))?.value ?? 'teams'
  const memberships = teams.flatMap(({ members }) => members.filter((member) => !isPending(member)))
  const people = new Set(teams.flatMap((team) => activeMembers(team)).map(({ user }) => user)).size

  return (
    <PageFrame
      title={copy.teamsPage.title}
      meta={query.isSuccess && copy.teamsPage.meta(teams.length, people)}
      tabLine={
        <SegmentedTabs
          label={copy.teamsPage.view}
          value={view}
          options={views}
          onChange={(chosen) => setParams(chosen === 'teams' ? {} : { view: chosen })}
        />
      }
      actions={
        view === 'teams' && (
          <>
            {canExport(viewer) && memberships.length > 0 && (
              <ExportButton
                href={exportAddress('/teams/export/', {})}
                what={copy.teamsPage.exported(memberships.length)}
              />
            )}
            {canManage && (
              <Button appearance="primary" onClick={() => setDialog({ kind: 'create' })}>
                {copy.teamsPage.create}
              </Button>
            )}
          </>
        )
      }
    >
      {view === 'teams' && <Teams onOpen={setDialog} />}
      {view === 'overview' && <OverviewView />}
      {view === 'sources' && <LeadSourcesView />}
      {view === 'routing' && <LeadRoutingView />}
      {view === 'fields' && <CustomFieldsView />}
      {view === 'programs' && <ServiceAccountsView />}
      {view === 'calendar' && <CalendarView />}
      {view === 'audit' && <AuditView />}
      {dialog && <TeamDialogs dialog={dialog} onClose={() => setDialog(null)} />}
    </PageFrame>
  )
}

function Teams({ onOpen }: { onOpen: (dialog: TeamDialog) => void }) {
  const styles = useTeamsPageStyles()
  const viewer = useAtomValue(userProfileAtom)
  const { query, teams, currentTeam } = useTeams()
  if (query.isPending) return <SkeletonRows label={copy.teamsPage.loading} rows={6} />
  if (query.isLoadingError) {
    return <ErrorState title={copy.teamsPage.failed} error={query.error} onRetry={() => void query.refetch()} />
  }
  if (teams.length === 0) {
    return (
      <EmptyState icon={<PeopleTeamRegular />} title={copy.teamsPage.emptyTitle}>
        {copy.teamsPage.empty}
      </EmptyState>
    )
  }
  return (
    <div className={styles.view}>
      <div className={styles.teams}>
        {teams.map((team) => (
          <TeamPanel key={team.id} team={team} isCurrent={team.id === currentTeam?.id} onOpen={onOpen} />
        ))}
      </div>
      {canManageTeams(viewer) && <PendingInvitations teams={teams} currentTeam={currentTeam} onOpen={onOpen} />}
    </div>
  )
}
