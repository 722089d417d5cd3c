import { mergeClasses } from '@fluentui/react-components'
import { Logo } from '#frame/Logo.tsx'
import { useAgentLayoutStyles } from './AgentLayout.styles.ts'
import { useAgentStartFrameStyles } from './AgentStartFrame.styles.ts'
import { useBottomBarStyles } from './BottomBar.styles.ts'
import { useRailStyles } from './Rail.styles.ts'
import { useTopBarStyles } from './TopBar.styles.ts'

/** As many lines as the menu of an agent has entries, by section. */
const SECTIONS = [4, 2, 3]

/**
 * The bars of `AgentLayout` without what is in them: rendered by the build, for the moment before the app runs. The
 * window's width alone decides how they look.
 */
export function AgentStartFrame() {
  const styles = useAgentStartFrameStyles()
  const layout = useAgentLayoutStyles()
  const topBar = useTopBarStyles()
  const rail = useRailStyles()
  return (
    <div className={mergeClasses(layout.desktop, styles.frame)}>
      <div className={mergeClasses(rail.rail, styles.rail)}>
        <span className={rail.home}>
          <Logo />
        </span>
        {SECTIONS.map((entries, section) => (
          <div key={section} className={styles.section}>
            {Array.from({ length: entries }, (_, entry) => (
              <span key={entry} className={styles.entry} />
            ))}
          </div>
        ))}
      </div>
      <div className={layout.column}>
        <div className={topBar.bar}>
          <span className={topBar.search} />
          <span className={topBar.end}>
            <span className={styles.button} />
            <span className={styles.round} />
            <span className={styles.round} />
          </span>
        </div>
      </div>
      <div className={mergeClasses(useBottomBarStyles().bar, styles.bottomBar)} />
    </div>
  )
}
