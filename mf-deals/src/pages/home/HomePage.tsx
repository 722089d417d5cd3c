import { useAtomValue } from 'jotai'
import { userProfileAtom } from 'remote-kit/session'
import { formatLongDay } from 'ui-kit/days'
import { ErrorState } from 'ui-kit/ErrorState'
import { PageFrame } from 'ui-kit/PageFrame'
import { useToday } from 'remote-kit/use-today'
import { copy } from './copy.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { greeting } from './greeting.ts'
import { HomeContent } from './HomeContent.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { useHome, useIsNew } from './home.api.ts'

/** `/agent`: what is late, due today, about to close and new. */
export function HomePage() {
  const user = useAtomValue(userProfileAtom)
  const now = useToday()
  const { data, error, refetch } = useHome()
  const isNew = useIsNew(data)
  return (
    <PageFrame title={greeting(user?.person.first_name ?? '')} meta={formatLongDay(data?.today ?? now, now)}>
      {isNew ? (
        <FirstSteps />
      ) : data ? (
        <HomeContent home={data} />
      ) : error ? (
        <ErrorState title={copy.homePage.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <HomeSkeleton />
      )}
    </PageFrame>
  )
}
