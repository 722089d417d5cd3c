import { createStore } from 'jotai'
import type { Phase } from 'openapi'
import { PhaseKind } from 'openapi/codes'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  activePhasesAtom,
  activeWorkspaceIdAtom,
  selectWorkspaceAtom,
  STAR_STORAGE_KEY,
  starWorkspaceIdAtom,
  workspacesLoadedAtom,
} from './workspaces.atoms.ts'

const spring = { id: 'spring' }
const summer = { id: 'summer' }
const rentals = { id: 'rentals' }
const phase: Phase = {
  id: 'searching',
  workspace: 'spring',
  name: 'Searching',
  colour: 'blue',
  order: 0,
  kind: PhaseKind.Open,
  required_fields: [],
  card_limit: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  created_by: null,
  version: 0,
}

let store: ReturnType<typeof createStore>
const load = (workspaces: { id: string }[], everywhere = workspaces) =>
  store.set(workspacesLoadedAtom, { workspaces, everywhere })

beforeEach(() => {
  localStorage.clear()
  store = createStore()
  store.set(starWorkspaceIdAtom, null)
})

describe('when workspaces load', () => {
  it('keeps the active workspace while it is present', () => {
    store.set(selectWorkspaceAtom, 'summer')
    store.set(starWorkspaceIdAtom, 'rentals')
    expect(load([spring, summer, rentals])).toBe('summer')
  })

  it('falls back to the starred workspace', () => {
    store.set(selectWorkspaceAtom, 'gone')
    store.set(starWorkspaceIdAtom, 'rentals')
    expect(load([spring, summer, rentals])).toBe('rentals')
    expect(store.get(activeWorkspaceIdAtom)).toBe('rentals')
  })

  it('falls back to the first without a star', () => {
    expect(load([spring, summer])).toBe('spring')
  })

  it('resets on an empty list', () => {
    store.set(selectWorkspaceAtom, 'spring')
    store.set(starWorkspaceIdAtom, 'spring')
    store.set(activePhasesAtom, [phase])
    expect(load([])).toBeNull()
    expect(store.get(activeWorkspaceIdAtom)).toBeNull()
    expect(store.get(activePhasesAtom)).toEqual([])
    expect(store.get(starWorkspaceIdAtom)).toBeNull()
  })

  it('clears the star of a removed workspace', () => {
    store.set(starWorkspaceIdAtom, 'rentals')
    load([spring, summer])
    expect(store.get(starWorkspaceIdAtom)).toBeNull()
    expect(localStorage.getItem(STAR_STORAGE_KEY)).toBeNull()
  })

  it('keeps a star on a workspace of another team', () => {
    store.set(starWorkspaceIdAtom, 'rentals')
    expect(load([spring], [spring, rentals])).toBe('spring')
    expect(store.get(starWorkspaceIdAtom)).toBe('rentals')
  })

  it('keeps the phases of a workspace that stays active', () => {
    load([spring, summer])
    store.set(activePhasesAtom, [phase])
    load([spring])
    expect(store.get(activePhasesAtom)).toEqual([phase])
  })
})

describe('selecting and starring', () => {
  it('clears the phases of the previous workspace', () => {
    store.set(activePhasesAtom, [phase])
    store.set(selectWorkspaceAtom, 'summer')
    expect(store.get(activePhasesAtom)).toEqual([])
  })

  it('keeps the star in local storage and removes it when cleared', () => {
    store.set(starWorkspaceIdAtom, 'spring')
    expect(localStorage.getItem(STAR_STORAGE_KEY)).toContain('spring')
    store.set(starWorkspaceIdAtom, null)
    expect(localStorage.getItem(STAR_STORAGE_KEY)).toBeNull()
  })
})
