import { mergeClasses } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { deviceTypeAtom } from 'remote-kit/session'
import { Outlet } from 'react-router'
import { useFederation } from '../federation/FederationContext.tsx'
import { useTeams } from '../teams/use-teams.ts'
import { useAgentLayoutStyles } from './AgentLayout.styles.ts'
import { BottomBar } from './BottomBar.tsx'
import { navSections, phoneNav, remoteNav } from './nav-items.ts'
import { Rail } from './Rail.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'

/** The agent's side: rail and top bar, or top and bottom bar on a phone, around the page. */
export function AgentLayout() {
  const styles = useAgentLayoutStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const federation = useFederation()
  const nav = remoteNav(federation.registry)
  useTeams()

  return (
    <div className={isPhone ? styles.phone : styles.desktop}>
      <SkipLink />
      {!isPhone && <Rail sections={navSections(nav)} onApproach={(path) => federation.preload(path)} />}
      <div className={mergeClasses(styles.column, isPhone && styles.phoneColumn)}>
        <TopBar />
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      {isPhone && <BottomBar {...phoneNav(nav)} />}
    </div>
  )
}
