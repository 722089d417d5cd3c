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
import { formatExtent, formatQuantity } from 'ui-kit/format'
import { lazyPart } from 'ui-kit/lazy-part'
import { PageFrame } from 'ui-kit/PageFrame'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { canManageTeams } from '#parts/teams/team-rights.ts'
import { useTeams } from '#parts/teams/use-teams.ts'
import type { TeamDialog } from './team-dialogs.ts'
import { TeamPanel } from './TeamPanel.tsx'
import { useTeamsPageStyles } from './TeamsPage.styles.ts'

const TeamDialogs = lazyPart(async () => (await import('./TeamDialogs.tsx')).TeamDialogs)
const AuditView = lazyPart(
  async () => (await import('#pages/teams/audit/AuditView.tsx')).AuditView,
  <SkeletonRows label="Loading the audit" rows={10} />,
)

const CalendarView = lazyPart(
  async () => (await import('#pages/teams/calendar/CalendarView.tsx')).CalendarView,
  <SkeletonRows label="Loading the calendar" rows={10} />,
)

const ServiceAccountsView = lazyPart(
  async () => (await import('#pages/teams/service-accounts/ServiceAccountsView.tsx')).ServiceAccountsView,
  <SkeletonRows label="Loading the service accounts" rows={6} />,
)

const VIEWS = [
  { value: 'teams', label: 'People' },
  { value: 'programs', label: 'Service accounts' },
  { value: 'calendar', label: 'Calendar' },
  { value: 'audit', label: 'Audit' },
] as const

/**
 * `/agent/teams`: the teams and their members. For owners and admins, `?view=programs` is the service accounts,
 * `?view=calendar` the account's calendar and `?view=audit` the audit.
 */
export function TeamsPage() {
  const viewer = useAtomValue(userProfileAtom)
  const [params, setParams] = useSearchParams()
  const [dialog, setDialog] = useState<TeamDialog | null>(null)
  const { query, teams } = useTeams()
  const canManage = canManageTeams(viewer)
  const view = (canManage && VIEWS.find(({ value }) => value === params.get('view'))?.value) || 'teams'
  const memberships = teams.flatMap(({ members }) => members)
  const people = new Set(memberships.map(({ user }) => user)).size

  return (
    <PageFrame
      title="Teams"
      meta={
        query.isSuccess && `${formatQuantity(teams.length, 'team')} · ${formatQuantity(people, 'person', 'people')}`
      }
      tabs={
        canManage && (
          <SegmentedTabs
            label="View"
            value={view}
            options={VIEWS}
            onChange={(chosen) => setParams(chosen === 'teams' ? {} : { view: chosen })}
          />
        )
      }
      actions={
        view === 'teams' && (
          <>
            {canExport(viewer) && memberships.length > 0 && (
              <ExportButton
                href={exportAddress('/teams/export/', {})}
                what={formatExtent(memberships.length, 'member', false)}
              />
            )}
            {canManage && (
              <Button appearance="primary" onClick={() => setDialog({ kind: 'create' })}>
                New team
              </Button>
            )}
          </>
        )
      }
    >
      {view === 'teams' && <Teams onOpen={setDialog} />}
      {view === 'programs' && <ServiceAccountsView />}
      {view === 'calendar' && <CalendarView />}
      {view === 'audit' && <AuditView />}
      {dialog && <TeamDialogs dialog={dialog} onClose={() => setDialog(null)} />}
    </PageFrame>
  )
}

function Teams({ onOpen }: { onOpen: (dialog: TeamDialog) => void }) {
  const styles = useTeamsPageStyles()
  const { query, teams, currentTeam } = useTeams()
  if (query.isPending) return <SkeletonRows label="Loading teams" rows={6} />
  if (query.isError) {
    return <ErrorState title="The teams could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
  }
  if (teams.length === 0) {
    return (
      <EmptyState icon={<PeopleTeamRegular />} title="You are in no team yet">
        A team shares its deals, contacts and reports. Ask the owner of your account to invite you.
      </EmptyState>
    )
  }
  return (
    <div className={styles.teams}>
      {teams.map((team) => (
        <TeamPanel key={team.id} team={team} isCurrent={team.id === currentTeam?.id} onOpen={onOpen} />
      ))}
    </div>
  )
}
