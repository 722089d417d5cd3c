import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { PageFrame } from 'ui-kit/PageFrame'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { TeamList } from '#parts/teams/TeamList.tsx'
import { useTeams } from '#parts/teams/teams.api.ts'
import { copy } from './copy.ts'

/** `/agent/new_area`: lists the viewer's teams, until this page has its own content. */
export function NewAreaPage() {
  const { data, error, refetch } = useTeams()
  return (
    <PageFrame title={copy.newAreaPage.title}>
      {error && !data && <ErrorState title={copy.newAreaPage.failed} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows label={copy.newAreaPage.loading} rows={3} />}
      {data?.results.length === 0 && (
        <EmptyState title={copy.newAreaPage.empty}>{copy.newAreaPage.emptyHint}</EmptyState>
      )}
      {data && data.results.length > 0 && (
        <Panel title={copy.newAreaPage.teams}>
          <TeamList teams={data.results} />
        </Panel>
      )}
    </PageFrame>
  )
}
