import { Select } from '@fluentui/react-components'
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team'
import { useAtomValue } from 'jotai'
import type { Team } from 'openapi'
import { deviceTypeAtom } from 'remote-kit/session'
import { useSearchParams } from 'remote-kit/use-search-params'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useTeams } from '#parts/teams/use-teams.ts'
import { copy } from './copy.ts'
import { DEFAULT_SORT, type OverviewSort, overviewRows, parseSort, SORTS, sortRows } from './overview-rows.ts'
import { useTeamOverview } from './overview.api.ts'
import { useOverviewStyles } from './Overview.styles.ts'
import { OverviewCards } from './OverviewCards.tsx'
import { OverviewTable } from './OverviewTable.tsx'

/**
 * `?view=overview`: what each active member of the current team has on their plate. The lists behind the figures are of
 * the current team too.
 */
export function OverviewView() {
  const styles = useOverviewStyles()
  const { query, teams, currentTeam, setCurrentTeamId } = useTeams()
  if (query.isLoadingError) {
    return <ErrorState title={copy.overviewView.failed} error={query.error} onRetry={() => void query.refetch()} />
  }
  if (!currentTeam) return <SkeletonRows label={copy.overviewView.loading} rows={6} />
  return (
    <>
      <div className={styles.bar}>
        {teams.length > 1 && (
          <Select
            aria-label={copy.overviewView.team}
            value={currentTeam.id}
            onChange={(_, { value }) => setCurrentTeamId(value)}
          >
            {teams.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <SortSelect />
      </div>
      <TeamOverview key={currentTeam.id} team={currentTeam} />
    </>
  )
}

/** The sort, in the address so that the view can be shared. */
function useSort(): [OverviewSort, (sort: OverviewSort) => void] {
  const [params, setParams] = useSearchParams()
  return [
    parseSort(params.get('sort')),
    (sort) => setParams({ view: 'overview', ...(sort !== DEFAULT_SORT && { sort }) }, { replace: true }),
  ]
}

/** On a phone, where there are no columns to click. The largest first, except for names. */
function SortSelect() {
  const [sort, setSort] = useSort()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  if (!isPhone) return null
  return (
    <Select aria-label={copy.overviewView.sortBy} value={sort} onChange={(_, { value }) => setSort(parseSort(value))}>
      {SORTS.map((column) => (
        <option key={column} value={column === 'name' ? column : `-${column}`}>
          {copy.columns[column]}
        </option>
      ))}
    </Select>
  )
}

function TeamOverview({ team }: { team: Team }) {
  const styles = useOverviewStyles()
  const [sort, setSort] = useSort()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const query = useTeamOverview(team.id)
  if (query.isPending) return <SkeletonRows label={copy.overviewView.loading} rows={6} />
  if (query.isError) {
    return <ErrorState title={copy.overviewView.failed} error={query.error} onRetry={() => void query.refetch()} />
  }
  const rows = sortRows(overviewRows(team, query.data.results), sort)
  if (rows.length === 0) {
    return (
      <EmptyState icon={<PeopleTeamRegular />} title={copy.overviewView.emptyTitle}>
        {copy.overviewView.empty}
      </EmptyState>
    )
  }
  const props = { label: copy.overviewView.label(team.name), team, rows, now: query.data.today }
  return (
    <>
      {isPhone ? <OverviewCards {...props} /> : <OverviewTable {...props} sort={sort} onSort={setSort} />}
      <div className={styles.hint}>
        <Hint>{copy.overviewView.hint}</Hint>
      </div>
    </>
  )
}
