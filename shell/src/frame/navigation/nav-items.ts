import type { RemoteManifestData } from 'remote-kit/contract'
import type { TabRegistry } from 'remote-kit/registry'
import { copy } from './copy.ts'

export type NavItem = RemoteManifestData['nav'][number]

/** The shell's own entries. All others come from the registry as data, so the menu works even if no remote loads. */
const shellNav: NavItem[] = [
  { label: copy.shellNav.teams, path: '/agent/teams', icon: 'teams', section: 'business', order: 20 },
  { label: copy.shellNav.help, path: '/agent/faq', icon: 'help', section: 'business', order: 30 },
]

/** The menu entries of the remotes. Those that lead to pages for operators are for operators only. */
export function remoteNav({ remotes }: TabRegistry, isOperator: boolean): NavItem[] {
  return remotes.flatMap(({ release }) => {
    const { nav, routes } = release.manifest.data
    const isForOperators = (item: NavItem) => routes.find(({ path }) => path === item.path)?.audience === 'operator'
    return isOperator ? nav : nav.filter((item) => !isForOperators(item))
  })
}

const sectionTitles = { main: null, ...copy.sections }

export interface NavSection {
  /** Null for the first section, which has no title. */
  title: string | null
  items: NavItem[]
}

/** The sections of the agent's menu: Home, Workspaces … · People · Business. */
export function navSections(remoteNav: readonly NavItem[]): NavSection[] {
  const items = [...remoteNav, ...shellNav].toSorted((a, b) => a.order - b.order)
  return (['main', 'people', 'business'] as const).map((section) => ({
    title: sectionTitles[section],
    items: items.filter((item) => item.section === section),
  }))
}

const phoneBarPaths = ['/agent', '/agent/workspaces', '/agent/tasks', '/agent/contacts']

/** Splits the entries into those of the phone's bottom bar and those under "More". */
export function phoneNav(remoteNav: readonly NavItem[]): { bar: NavItem[]; more: NavItem[] } {
  const all = navSections(remoteNav).flatMap(({ items }) => items)
  return {
    bar: all.filter(({ path }) => phoneBarPaths.includes(path)),
    more: all.filter(({ path }) => !phoneBarPaths.includes(path)),
  }
}
