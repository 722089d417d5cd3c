import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { useRemote } from 'remote-kit/context'
import { TrialNote } from '#federation/trials/TrialNote.tsx'
import { OfflineBanner } from '#frame/offline/OfflineBanner.tsx'
import { UpdateBanner } from '#frame/update/UpdateBanner.tsx'
import { sessionQuery } from '#parts/session/session.api.ts'
import { LoadingBar } from './LoadingBar.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

/**
 * Wraps every page: checks the session on load (docs/specification.md §4), announces each page and restores the scroll
 * position.
 */
export function RootLayout() {
  const context = useRemote()
  const queryClient = useQueryClient()
  const isMoving = useNavigation().state === 'loading'

  useEffect(() => {
    // Not awaited: a page that needs the answer has a guard, which shares this request.
    void queryClient.prefetchQuery(sessionQuery(context))
  }, [queryClient, context])

  return (
    <>
      <OfflineBanner />
      <TrialNote />
      <UpdateBanner />
      <RouteAnnouncer />
      {isMoving && <LoadingBar />}
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
