/** What is entered about a call, and logging it. */
import type { NoteBody, Task } from 'openapi'
import { CallOutcome, type ContactStatus } from 'openapi/codes'
import { useState } from 'react'
import { useToday } from 'remote-kit/use-today'
import { useLogActivity } from '#parts/activities/activities.api.ts'
import { useFirstConversation } from '#parts/activities/use-first-conversation.ts'
import { type Suggestion, suggestedDays } from './follow-up-days.ts'
import { useOffice } from 'remote-kit/use-office'

type FollowUp = 'none' | Suggestion | 'custom'

interface CallFormOptions {
  contact: { id: string; status?: ContactStatus | undefined }
  /** The task to call them, which logging completes. */
  task?: Pick<Task, 'id' | 'title'> | undefined
  onLogged: (outcome: CallOutcome) => void
}

/** The state of a form that logs a call. */
export function useCallForm({ contact, task, onLogged }: CallFormOptions) {
  const today = useToday()
  const office = useOffice()
  const log = useLogActivity()
  const [key] = useState(() => crypto.randomUUID())
  const [outcome, setOutcome] = useState<CallOutcome | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const [minutes, setMinutes] = useState('')
  const [note, setNote] = useState('')
  const [followUp, setFollowUp] = useState<FollowUp>('none')
  const [custom, setCustom] = useState('')
  const conversation = useFirstConversation(contact.status, outcome === CallOutcome.connected)

  const suggested = suggestedDays(today, office)
  const choose = (chosen: CallOutcome) => {
    setOutcome(chosen)
    setIsMissing(false)
  }
  const submit = () => {
    if (log.isPending) return
    if (!outcome) return setIsMissing(true)
    const day = followUp === 'none' ? '' : followUp === 'custom' ? custom : suggested[followUp].day
    const body = {
      contact: contact.id,
      kind: 'call' as const,
      outcome,
      ...(minutes && { minutes: Number(minutes) }),
      ...(note.trim() && { body: paragraph(note.trim()) }),
      ...(day && { next_follow_up: day }),
      ...conversation.change,
      ...(task && { task: task.id }),
    }
    log.mutate({ key, body }, { onSuccess: () => onLogged(outcome) })
  }
  return {
    task,
    today,
    suggested,
    outcome,
    isMissing,
    choose,
    minutes,
    setMinutes,
    note,
    setNote,
    followUp,
    setFollowUp,
    custom,
    setCustom,
    conversation,
    submit,
    isPending: log.isPending,
    error: log.error,
  }
}

export type CallForm = ReturnType<typeof useCallForm>

const paragraph = (text: string): NoteBody => [{ type: 'paragraph', content: [{ type: 'text', text }] }]
