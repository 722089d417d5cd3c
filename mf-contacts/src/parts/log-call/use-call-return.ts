import { useSetAtom } from 'jotai'
import type { Contact } from 'openapi'
import { useEffect, useRef } from 'react'
import { callToLogAtom } from './log-call.atoms.ts'

/**
 * After a call from a phone, coming back to the page offers to log it. Returns what to do when a phone number is tapped.
 * Where calling does not leave the page, nothing happens.
 */
export function useCallReturn(contact: Contact): () => void {
  const open = useSetAtom(callToLogAtom)
  const state = useRef<'idle' | 'tapped' | 'away'>('idle')
  useEffect(() => {
    const follow = () => {
      if (document.hidden && state.current === 'tapped') state.current = 'away'
      else if (!document.hidden && state.current === 'away') {
        state.current = 'idle'
        open({ contact })
      }
    }
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [contact, open])
  return () => {
    state.current = 'tapped'
  }
}
