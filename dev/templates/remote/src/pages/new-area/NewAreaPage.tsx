import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { PageFrame } from 'ui-kit/PageFrame'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { TeamList } from '#parts/teams/TeamList.tsx'
import { useTeams } from '#parts/teams/teams.api.ts'

/** `/agent/new_area`: lists the viewer's teams, until this page has its own content. */
export function NewAreaPage() {
  const { data, error, refetch } = useTeams()
  return (
    <PageFrame title="New area">
      {error && !data && (
        <ErrorState title="The teams could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <SkeletonRows label="Loading teams" rows={3} />}
      {data?.results.length === 0 && <EmptyState title="You are in no team yet">An owner can invite you.</EmptyState>}
      {data && data.results.length > 0 && (
        <Panel title="Your teams">
          <TeamList teams={data.results} />
        </Panel>
      )}
    </PageFrame>
  )
}
