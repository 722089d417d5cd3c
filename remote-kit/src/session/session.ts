/**
 * The state that the shell and the remotes share: the signed-in user, the current team, the appearance. See
 * docs/specification.md §3 (client-side state groups) and §4 (current team). Server data is in the query client, not
 * here.
 */
import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import type { Team, User } from 'openapi'

/** The signed-in user's profile, or null. Only the shell writes it. */
export const userProfileAtom = atom<User | null>(null)

/** Whether someone is signed in: the profile contains a person (docs/specification.md §4). */
export const isAuthAtom = atom((get) => Boolean(get(userProfileAtom)?.person))

/** The id of the current team, or null until teams have loaded. */
export const currentTeamIdAtom = atom<string | null>(null)

/** Keeps the current team while it is still in the list, otherwise chooses the first (docs/specification.md §4). */
export function nextCurrentTeamId(current: string | null, teams: readonly Pick<Team, 'id'>[]): string | null {
  return teams.some((team) => team.id === current) ? current : (teams[0]?.id ?? null)
}

export type DeviceType = 'desktop' | 'phone'

/**
 * The kind of device that the layout is for. Follows the viewport until the user chooses (docs/specification.md §3,
 * default desktop).
 */
export const deviceTypeAtom = atom<DeviceType>('desktop')

export type ThemePreference = 'light' | 'dark' | 'system'

/** The theme that the user chose, stored in this browser. */
export const themePreferenceAtom = atomWithStorage<ThemePreference>('protracker.theme', 'system', undefined, {
  getOnInit: true,
})
