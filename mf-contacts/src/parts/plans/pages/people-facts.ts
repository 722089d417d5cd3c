import type { Plan } from 'openapi'
import { copy } from '../copy.ts'

/** How many people are or were in a plan, in words. Pure. */
export function peopleFacts({ people: { active, paused, finished, stopped, replied } }: Plan): string[] {
  const isUsed = active + paused + finished + stopped > 0
  return isUsed ? [copy.active(active + paused), copy.finished(finished), copy.replied(replied)] : [copy.noPeople]
}
