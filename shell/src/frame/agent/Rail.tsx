import { mergeClasses } from '@fluentui/react-components'
import { Link } from 'react-router'
import { formatCount } from 'ui-kit/format'
import { Logo } from '#frame/Logo.tsx'
import type { NavSection } from '#frame/navigation/nav-items.ts'
import { NavIcon } from '#frame/navigation/NavIcon.tsx'
import { useCurrentLink } from '#frame/navigation/use-current-link.ts'
import { copy } from './copy.ts'
import { TeamSwitcher } from './TeamSwitcher.tsx'
import { useRailStyles } from './Rail.styles.ts'
import { useNavCounts } from './use-nav-counts.ts'

export interface RailProps {
  sections: NavSection[]
  /** Called when the user is about to follow a link, to preload its page. */
  onApproach: (path: string) => void
}

/**
 * The agent's menu on the left. Built from data only, so it works even if no remote loads. Icons only in a narrow
 * window.
 */
export function Rail({ sections, onApproach }: RailProps) {
  const styles = useRailStyles()
  const counts = useNavCounts()
  const { isCurrent, follow } = useCurrentLink(sections.flatMap(({ items }) => items.map(({ path }) => path)))
  return (
    <nav className={styles.rail} aria-label={copy.nav.label}>
      <Link to="/agent" className={styles.home} aria-label={copy.nav.home}>
        <Logo />
      </Link>
      {sections.map(({ title, items }) => (
        <div key={title}>
          {title && <h2 className={styles.section}>{title}</h2>}
          <ul className={styles.list}>
            {items.map(({ label, path, icon }) => (
              <li key={path}>
                <Link
                  to={path}
                  aria-current={isCurrent(path) ? 'page' : undefined}
                  title={label}
                  className={mergeClasses(styles.link, isCurrent(path) && styles.active)}
                  onClick={() => follow(path)}
                  onMouseEnter={() => onApproach(path)}
                  onFocus={() => onApproach(path)}
                >
                  <NavIcon name={icon} />
                  <span className={styles.label}>{label}</span>
                  <NavCount count={counts[path]} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={styles.foot}>
        <TeamSwitcher />
      </div>
    </nav>
  )
}

function NavCount({ count }: { count: number | undefined }) {
  const styles = useRailStyles()
  return count ? <span className={styles.count}>{formatCount(count)}</span> : null
}
