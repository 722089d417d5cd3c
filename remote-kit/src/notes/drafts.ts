/**
 * Notes that were begun and not saved, kept in this tab so that neither another page nor a reload loses them. They are
 * read from storage each time, because every remote has its own copy of this module.
 */
import type { NoteBody } from 'openapi'

const KEY = 'protracker.drafts'

/** What is kept: whose they are, and each by its place. */
interface Kept {
  user: string
  drafts: Record<string, NoteBody>
}

/** The draft that this user began at `place`, such as `deal 6560…`; null if there is none. */
export const readDraft = (user: string, place: string): NoteBody | null => draftsOf(user)[place] ?? null

/** Keeps a draft. An empty one is forgotten. */
export function keepDraft(user: string, place: string, body: NoteBody): void {
  const { [place]: _before, ...others } = draftsOf(user)
  const drafts = body.length > 0 ? { ...others, [place]: body } : others
  try {
    if (Object.keys(drafts).length > 0) sessionStorage.setItem(KEY, JSON.stringify({ user, drafts } satisfies Kept))
    else forgetDrafts()
  } catch {
    // Storage is forbidden in this browser, or full: the note stays in its editor.
  }
}

/** Forgets all of them, at sign-out: they are about clients. */
export function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden in this browser, so there are none.
  }
}

function draftsOf(user: string): Kept['drafts'] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
    return kept?.user === user ? kept.drafts : {}
  } catch {
    return {}
  }
}
