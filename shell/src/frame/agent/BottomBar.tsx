import { mergeClasses } from '@fluentui/react-components'
import { Link } from 'react-router'
import type { NavItem } from '#frame/navigation/nav-items.ts'
import { NavIcon } from '#frame/navigation/NavIcon.tsx'
import { useCurrentLink } from '#frame/navigation/use-current-link.ts'
import { useBottomBarStyles } from './BottomBar.styles.ts'
import { copy } from './copy.ts'
import { MoreMenu } from './MoreMenu.tsx'

/** The menu on a phone: four links and "More". */
export function BottomBar({ bar, more }: { bar: NavItem[]; more: NavItem[] }) {
  const styles = useBottomBarStyles()
  const { isCurrent, follow } = useCurrentLink([...bar, ...more].map(({ path }) => path))
  return (
    <nav className={styles.bar} aria-label={copy.nav.label}>
      {bar.map(({ label, path, icon }) => (
        <Link
          key={path}
          to={path}
          aria-current={isCurrent(path) ? 'page' : undefined}
          className={mergeClasses(styles.item, isCurrent(path) && styles.active)}
          onClick={() => follow(path)}
        >
          <NavIcon name={icon} />
          {label}
        </Link>
      ))}
      <MoreMenu items={more} isCurrent={isCurrent} />
    </nav>
  )
}
