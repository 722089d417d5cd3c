/** Reads what a remote publishes about its pages, as it may come from a broken registry or from another time. */
import { AUDIENCES, NAV_ICONS, NAV_SECTIONS, type RemoteManifestData } from '#contract/contract.ts'
import { overlap, PAGE_PATH, PAGE_REQUEST } from './routes.ts'
import { isRecord, isText } from './shapes.ts'

type Route = RemoteManifestData['routes'][number]
type NavEntry = RemoteManifestData['nav'][number]

/** The sound part of a remote's data, and what is wrong with the rest, one sentence each. */
export function readRemoteData(value: unknown, icons: readonly string[] = NAV_ICONS) {
  const faults: string[] = []
  const given = isRecord(value) ? value : {}
  const list = (field: string): unknown[] => {
    const items = given[field]
    if (Array.isArray(items)) return items
    faults.push(`has no ${field}`)
    return []
  }
  const text = (field: string): string => {
    const found = given[field]
    if (isText(found)) return found
    faults.push(`has no ${field}`)
    return ''
  }
  const isSound = (what: string) => (item: unknown, fault: string | null) => {
    if (fault) faults.push(`${what} ${nameOf(item)}: ${fault}`)
    return fault === null
  }
  const name = text('name')
  const shellApi = text('shellApi')
  const routes: Route[] = []
  for (const route of list('routes')) {
    if (isSound('page')(route, routeFault(route, routes))) routes.push(route as Route)
  }
  const nav = list('nav').filter((entry): entry is NavEntry => isSound('menu entry')(entry, navFault(entry, routes)))
  // An entry with an icon of another time keeps its place.
  const unknownIcons = nav.filter(({ icon }) => !icons.includes(icon))
  faults.push(...unknownIcons.map(({ icon, path }) => `menu entry ${path}: unknown icon ${icon}`))
  return { data: { name, shellApi, routes, nav } satisfies RemoteManifestData, faults }
}

function routeFault(route: unknown, others: readonly Route[]): string | null {
  if (!isRecord(route)) return 'isn’t a record'
  const { path, title, audience, page, requests } = route
  if (!isText(path) || !PAGE_PATH.test(path)) return 'its path may have only fixed parts and parameters'
  if (!isText(title)) return 'has no title'
  if (!isText(page)) return 'has no page'
  if (!AUDIENCES.some((known) => known === audience)) return `unknown audience ${String(audience)}`
  if (requests !== undefined && !isListOfRequests(requests)) return 'its requests may have only fixed parts'
  const twice = others.find((other) => sameShape(other.path, path))
  return twice ? `has the same address as ${twice.path}` : null
}

const isListOfRequests = (value: unknown): boolean =>
  Array.isArray(value) && value.every((request) => isText(request) && PAGE_REQUEST.test(request))

/** Whether two paths differ only in the names of their parameters. */
const sameShape = (one: string, other: string) => overlap(one, other) && shape(one) === shape(other)
const shape = (path: string) => path.replaceAll(/:\w+/g, ':')

function navFault(entry: unknown, routes: readonly Route[]): string | null {
  if (!isRecord(entry)) return 'isn’t a record'
  const { label, path, icon, section, order } = entry
  if (!isText(label)) return 'has no label'
  if (!isText(icon)) return 'has no icon'
  if (!NAV_SECTIONS.some((known) => known === section)) return `unknown section ${String(section)}`
  if (typeof order !== 'number' || !Number.isFinite(order)) return 'has no order'
  return routes.some((route) => route.path === path) ? null : 'leads to none of its pages'
}

const nameOf = (item: unknown): string => (isRecord(item) && isText(item.path) ? item.path : JSON.stringify(item))
