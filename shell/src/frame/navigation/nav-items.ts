import type { RemoteManifestData } from 'remote-kit/contract'
import { navOf, type TabRegistry } from 'remote-kit/registry'

export type NavItem = RemoteManifestData['nav'][number]

/** The shell's own places; all others come as data from the registry, so the menu stands with every remote dead. */
const shellNav: NavItem[] = [
  { label: 'Teams', path: '/agent/teams', icon: 'teams', section: 'business', order: 20 },
  { label: 'Help', path: '/agent/faq', icon: 'help', section: 'business', order: 30 },
]

/** The remotes' entries of the menu. */
export function remoteNav({ remotes }: TabRegistry): NavItem[] {
  return remotes.flatMap(({ release }) => navOf(release))
}

const sectionTitles = { main: null, people: 'People', business: 'Business' } as const

export interface NavSection {
  /** Null for the first section, which needs no title. */
  title: string | null
  items: NavItem[]
}

/** The agent's menu in sections: Home, Workspaces … · People · Business. */
export function navSections(remoteNav: readonly NavItem[]): NavSection[] {
  const items = [...remoteNav, ...shellNav].toSorted((a, b) => a.order - b.order)
  return (['main', 'people', 'business'] as const).map((section) => ({
    title: sectionTitles[section],
    items: items.filter((item) => item.section === section),
  }))
}

const phoneBarPaths = ['/agent', '/agent/workspaces', '/agent/tasks', '/agent/contacts']

/** What the bottom bar of a phone shows, and what waits behind "More". */
export function phoneNav(remoteNav: readonly NavItem[]): { bar: NavItem[]; more: NavItem[] } {
  const all = navSections(remoteNav).flatMap(({ items }) => items)
  return {
    bar: all.filter(({ path }) => phoneBarPaths.includes(path)),
    more: all.filter(({ path }) => !phoneBarPaths.includes(path)),
  }
}
