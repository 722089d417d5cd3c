import { mergeClasses } from '@fluentui/react-components'
import { useAtom, useAtomValue } from 'jotai'
import { deviceTypeAtom, userProfileAtom } from 'remote-kit/session'
import { useCallback } from 'react'
import { Outlet } from 'react-router'
import { useFederation } from '#federation/FederationContext.tsx'
import { useFrameCommands } from '#frame/keyboard/use-frame-commands.ts'
import { LazyPart } from '#frame/LazyPart.tsx'
import { navSections, phoneNav, remoteNav } from '#frame/navigation/nav-items.ts'
import { SkipLink } from '#frame/SkipLink.tsx'
import { tourAtom } from '#frame/tour/tour.atoms.ts'
import { useTeams } from '#parts/teams/use-teams.ts'
import { useAgentLayoutStyles } from './AgentLayout.styles.ts'
import { BottomBar } from './BottomBar.tsx'
import { copy } from './copy.ts'
import { KeyboardParts } from './KeyboardParts.tsx'
import { Rail } from './Rail.tsx'
import { TopBar } from './TopBar.tsx'

const loadTour = async () => (await import('#frame/tour/Tour.tsx')).Tour

/** The layout of agent pages: a rail and a top bar, or on a phone a top and a bottom bar. */
export function AgentLayout() {
  const styles = useAgentLayoutStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const federation = useFederation()
  const user = useAtomValue(userProfileAtom)
  const nav = remoteNav(federation.registry, user?.is_operator === true)
  const [tour, setTour] = useAtom(tourAtom)
  const isTouring = tour === null ? user?.tour.done === false : tour === 'again'
  const preload = (path: string) => federation.preload(path)
  const closeTour = useCallback(() => setTour('closed'), [setTour])
  useTeams()
  useFrameCommands(nav)

  return (
    <div className={isPhone ? styles.phone : styles.desktop}>
      <SkipLink />
      {!isPhone && <Rail sections={navSections(nav)} onApproach={preload} />}
      <div className={mergeClasses(styles.column, isPhone && styles.phoneColumn)}>
        <TopBar onApproach={preload} />
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      {isPhone && <BottomBar {...phoneNav(nav)} />}
      <KeyboardParts />
      {isTouring && <LazyPart load={loadTour} failure={copy.agentLayout.tourFailed} onClose={closeTour} />}
    </div>
  )
}
