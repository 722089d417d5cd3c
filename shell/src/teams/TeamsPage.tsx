import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { formatQuantity } from 'ui-kit/format'
import { PageFrame } from 'ui-kit/PageFrame'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { TeamPanel } from './TeamPanel.tsx'
import { useTeamsPageStyles } from './TeamsPage.styles.ts'
import { useTeams } from './use-teams.ts'

/** `/agent/teams`: the teams that the user belongs to, and who is in them. */
export function TeamsPage() {
  const styles = useTeamsPageStyles()
  const { query, teams, currentTeam } = useTeams()
  const people = new Set(teams.flatMap(({ members }) => members.map(({ user }) => user))).size

  return (
    <PageFrame
      title="Teams"
      meta={
        query.isSuccess && `${formatQuantity(teams.length, 'team')} · ${formatQuantity(people, 'person', 'people')}`
      }
    >
      {query.isPending && <SkeletonRows label="Loading teams" rows={6} />}
      {query.isError && (
        <ErrorState title="The teams could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && teams.length === 0 && (
        <EmptyState icon={<PeopleTeamRegular />} title="You are in no team yet">
          A team shares its deals, contacts and reports. Ask the owner of your account to invite you.
        </EmptyState>
      )}
      <div className={styles.teams}>
        {teams.map((team) => (
          <TeamPanel key={team.id} team={team} isCurrent={team.id === currentTeam?.id} />
        ))}
      </div>
    </PageFrame>
  )
}
