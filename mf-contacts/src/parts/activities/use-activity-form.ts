/** What is entered about an activity, besides its text. */
import type { ActivityUpdate, TimelineActivity } from 'openapi'
import { ActivityDirection, type ActivityKind, CallOutcome } from 'openapi/codes'
import { useState } from 'react'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { dayOf, instantAt, timeOf } from 'ui-kit/days'

interface Facts {
  direction: ActivityDirection
  outcome: CallOutcome | ''
  minutes: string
  /** As in a field: `2026-11-25T09:30`. */
  when: string
}

/** The state of the fields of a new activity, or of one that is `stored`. */
export function useActivityForm(kind: ActivityKind, stored?: TimelineActivity) {
  const timeZone = useTimeZone()
  const [opened, setOpened] = useState(() => factsOf(timeZone, stored))
  const [facts, setFacts] = useState(opened)
  const [fault, setFault] = useState<'outcome' | 'future' | null>(null)
  const isMutual = kind === 'meeting' || kind === 'showing'
  const has = { direction: !isMutual, outcome: kind === 'call', minutes: isMutual || kind === 'call' }
  /** Whether it can be saved without any text. */
  const isComplete = !has.outcome || facts.outcome !== ''
  /** Whether they answered: in person, by phone, or by writing. */
  const isTalk =
    isMutual || (has.outcome ? facts.outcome === CallOutcome.connected : facts.direction === ActivityDirection.incoming)

  const change = (changes: Partial<Facts>) => {
    setFacts({ ...facts, ...changes })
    setFault(null)
  }
  const clear = () => {
    const now = factsOf(timeZone)
    setOpened(now)
    setFacts(now)
  }
  /** What to send. Undefined, and said, if a call has no outcome or it is in the future. A time that was left alone is not sent. */
  const read = (): ActivityUpdate | undefined => {
    const { direction, outcome, minutes, when } = facts
    const wrong = !isComplete ? 'outcome' : when > localTime(new Date(), timeZone) ? 'future' : null
    setFault(wrong)
    if (wrong) return undefined
    return {
      ...(has.direction && { direction }),
      ...(outcome && { outcome }),
      ...(has.minutes && { minutes: minutes === '' ? null : Number(minutes) }),
      ...(when && when !== opened.when && { at: instantAt(when, timeZone) }),
    }
  }
  return { has, facts, change, clear, read, isComplete, isTalk, fault }
}

export type ActivityForm = ReturnType<typeof useActivityForm>

/** What is known of an activity; of a new one, that the team reached out now. */
function factsOf(timeZone: string, stored?: TimelineActivity): Facts {
  return {
    direction: stored?.direction ?? ActivityDirection.outgoing,
    outcome: stored?.outcome ?? '',
    minutes: String(stored?.minutes ?? ''),
    when: localTime(stored ? new Date(stored.at) : new Date(), timeZone),
  }
}

const localTime = (date: Date, timeZone: string): string => `${dayOf(date, timeZone)}T${timeOf(date, timeZone)}`
