/** What a token or service account may do, as one level for each kind of thing instead of a list of scopes. Pure. */
import { ServiceScope, TokenScope } from 'openapi/codes'
import { copy } from './copy.ts'

/** Writing includes reading here; the API keeps them apart. */
export const LEVELS = ['none', 'read', 'write'] as const
export type Level = (typeof LEVELS)[number]

type Resource = TokenScope extends infer Scope ? (Scope extends `${infer Name}:${string}` ? Name : never) : never

const LABELS: Record<Resource, string> = copy.resources

/** Most wanted first. */
const ORDER: readonly Resource[] = [
  'contacts',
  'deals',
  'tasks',
  'files',
  'calendar',
  'reports',
  'search',
  'commission',
  'templates',
  'boards',
  'portals',
  'imports',
  'undo',
  'teams',
  'account',
  'audit',
  'profile',
]

/** A kind of thing with its scopes. Some can only be read, or only be written. */
export type ScopeRow<Scope extends string = TokenScope> = { label: string; read: Scope | null; write: Scope | null }

/** What can be granted: the rows, and what grants all of them at a level. */
export type ScopeChoice<Scope extends string = TokenScope> = {
  rows: readonly ScopeRow<Scope>[]
  all: Record<Level, readonly Scope[]>
}

function rowsOf<Scope extends string>(scopes: readonly Scope[]): ScopeRow<Scope>[] {
  const find = (name: string) => scopes.find((scope) => scope === name) ?? null
  return ORDER.map((name) => ({
    label: LABELS[name],
    read: find(`${name}:read`),
    write: find(`${name}:write`),
  })).filter(({ read, write }) => read ?? write)
}

/** For a person's token. All covers what is added later, too. */
export const tokenChoice: ScopeChoice = {
  rows: rowsOf(Object.values(TokenScope)),
  all: { none: [], read: ['read'], write: ['read', 'write'] },
}

const serviceRows = rowsOf(Object.values(ServiceScope))

/** For a service account, which gets what is chosen and nothing that is added later. */
export const serviceChoice: ScopeChoice<ServiceScope> = {
  rows: serviceRows,
  all: {
    none: [],
    read: serviceRows.flatMap((row) => scopesAt(row, 'read')),
    write: serviceRows.flatMap((row) => scopesAt(row, 'write')),
  },
}

/** What a row grants at a level, or as much of it as there is. */
function scopesAt<Scope extends string>({ read, write }: ScopeRow<Scope>, level: Level): Scope[] {
  if (level === 'none') return []
  return [read, level === 'write' ? write : null].filter((scope) => scope !== null)
}

/** Whether a row has something at this level. */
export const hasLevel = ({ read, write }: ScopeRow<string>, level: Level): boolean =>
  level === 'none' || (level === 'read' ? read : write) !== null

/** The level of a row. */
export function levelOf(scopes: readonly string[], { read, write }: ScopeRow<string>): Level {
  const holds = (scope: string | null, wide: string) =>
    scope !== null && [scope, wide].some((one) => scopes.includes(one))
  if (holds(write, 'write')) return 'write'
  return holds(read, 'read') ? 'read' : 'none'
}

/** The level that all rows have; null if they differ. */
export function levelOfAll<Scope extends string>(scopes: readonly Scope[], { all }: ScopeChoice<Scope>): Level | null {
  const isAll = (level: Level) => all[level].length === scopes.length && all[level].every((one) => scopes.includes(one))
  return LEVELS.find(isAll) ?? null
}

/** The scopes with one row at another level. The others stay as they are. */
export function withLevel<Scope extends string>(
  scopes: readonly Scope[],
  { rows }: ScopeChoice<Scope>,
  changed: ScopeRow<Scope>,
  level: Level,
): Scope[] {
  return rows.flatMap((row) => scopesAt(row, row === changed ? level : levelOf(scopes, row)))
}

/** How many things a summary names before it counts the rest. */
const NAMED = 3

/** "Write: contacts and labels. Read: deals, notes, milestones · 4 more". */
export function describeScopes(scopes: readonly TokenScope[]): string {
  const { writeAll, readAll, write, read } = copy.describeScopes
  const level = levelOfAll(scopes, tokenChoice)
  if (level === 'write') return writeAll
  if (level === 'read') return readAll
  const at = (wanted: Level) => listed(tokenChoice.rows.filter((row) => levelOf(scopes, row) === wanted))
  const [written, only] = [at('write'), at('read')]
  return [written && write(written), only && read(only)].filter(Boolean).join('. ')
}

function listed(rows: readonly ScopeRow[]): string {
  const names = rows.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1))
  const more = names.length - NAMED
  return (more > 1 ? [...names.slice(0, NAMED), copy.describeScopes.more(more)] : names).join(' · ')
}
