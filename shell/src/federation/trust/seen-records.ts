/** The newest record of each remote that this browser has seen, by environment, so that an older one is known as one. */
import { keysFor } from 'remote-kit/trusted-keys'
import type { PageTrust } from './page-trust.ts'

const STORED = 'protracker.records'

type Seen = { sequence: number; key: string }

/** The number of the newest edit that is known; 0 if none is, or if the key that signed it does not count any more. */
export function rememberedSequence({ environment, keys }: PageTrust, remote: string): number {
  const seen = read()[`${environment} ${remote}`]
  return seen && keysFor(keys, remote)[seen.key] ? seen.sequence : 0
}

/** Remembers a record that was checked. */
export function rememberSequence({ environment }: PageTrust, remote: string, { sequence, key }: Seen): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ ...read(), [`${environment} ${remote}`]: { sequence, key } }))
  } catch {
    // Storage is full or forbidden: the server remembers.
  }
}

function read(): Record<string, Seen | undefined> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}')
    return isSeen(stored) ? stored : {}
  } catch {
    return {}
  }
}

// Written by this file only. A value that someone has put there in another form is as good as none.
const isSeen = (value: unknown): value is Record<string, Seen | undefined> =>
  typeof value === 'object' && value !== null
