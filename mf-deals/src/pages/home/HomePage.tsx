import { useAtomValue } from 'jotai'
import { canKeepSampleData } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { formatLongDay } from 'ui-kit/days'
import { ErrorState } from 'ui-kit/ErrorState'
import { PageFrame } from 'ui-kit/PageFrame'
import { useSearchParams } from 'remote-kit/use-search-params'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { useToday } from 'remote-kit/use-today'
import { copy } from './copy.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { SHOWN_AGAIN } from './first-steps.ts'
import { greeting } from './greeting.ts'
import { HomeContent } from './HomeContent.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { AddSampleData } from './sample-data/AddSampleData.tsx'
import { SampleDataBar } from './sample-data/SampleDataBar.tsx'
import { useFirstSteps, useHideFirstSteps, useHome, useIsNew } from './home.api.ts'

export { prefetch } from './prefetch.ts'

/** `/agent`: the first steps with a new account, then what is late, due today, about to close and new. */
export function HomePage() {
  const user = useAtomValue(userProfileAtom)
  const now = useToday()
  const timeZone = useTimeZone()
  const { data, error, refetch } = useHome()
  const isNew = useIsNew(data)
  const [params] = useSearchParams()
  const steps = useFirstSteps(user?.tour.first_steps_hidden ?? true).data
  const hide = useHideFirstSteps()
  const hasSteps = steps?.results.some(({ done }) => !done) || params.has(SHOWN_AGAIN)
  const shown = user && !user.tour.first_steps_hidden && hasSteps ? steps : undefined
  const mayAdd = canKeepSampleData(user)
  const hasSample = mayAdd && data?.has_sample_data
  // Whoever has a deal of their own has seen what one looks like.
  const canTry = mayAdd && data && !data.has_sample_data && shown?.deal === null
  return (
    <PageFrame title={greeting(user?.person.first_name ?? '', timeZone)} meta={formatLongDay(data?.today ?? now, now)}>
      {hasSample && <SampleDataBar />}
      {user && shown && (
        <FirstSteps steps={shown} onHide={() => hide.mutate(user.id)}>
          {canTry && <AddSampleData />}
        </FirstSteps>
      )}
      {isNew && shown ? null : data ? (
        <HomeContent home={data} />
      ) : error ? (
        <ErrorState title={copy.homePage.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <HomeSkeleton />
      )}
    </PageFrame>
  )
}
