import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { TrialNote } from '#federation/trials/TrialNote.tsx'
import { OfflineBanner } from '#frame/offline/OfflineBanner.tsx'
import { UpdateBanner } from '#frame/update/UpdateBanner.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

/** Wraps every page: announces each, and restores the scroll position. `onShown` is called once the first is shown. */
export function RootLayout({ onShown }: { onShown?: (() => void) | undefined }) {
  const isMoving = useNavigation().state === 'loading'

  // After the effects of the page inside.
  useEffect(() => onShown?.(), [onShown])

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
