/** What is entered about a call, and logging it. */
import { useMutation } from '@tanstack/react-query'
import type { NoteBody, Task } from 'openapi'
import { CallOutcome, type ContactStatus } from 'openapi/codes'
import { useState } from 'react'
import { useToday } from 'remote-kit/use-today'
import { useLogActivity } from '#parts/activities/activities.api.ts'
import { statusChange, useFirstConversation } from '#parts/activities/use-first-conversation.ts'
import { useReadContact } from '#parts/contacts/contacts.api.ts'
import { type Suggestion, suggestedDays } from './follow-up-days.ts'
import { useOffice } from 'remote-kit/use-office'

type FollowUp = 'none' | Suggestion | 'custom'

interface CallFormOptions {
  /** The status is undefined while they're loading. */
  contact: { id: string; name: string; status: ContactStatus | undefined }
  /** The task to call them, which logging completes. */
  task?: Pick<Task, 'id' | 'title'> | undefined
  onLogged: (outcome: CallOutcome) => void
}

/** The state of a form that logs a call. */
export function useCallForm({ contact, task, onLogged }: CallFormOptions) {
  const today = useToday()
  const office = useOffice()
  const { mutateAsync: log } = useLogActivity()
  const readContact = useReadContact()
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
  const logIt = async (outcomeOfCall: CallOutcome) => {
    // Someone fast has pressed a number and Enter before a contact is there.
    const status = contact.status ?? (await readContact(contact.id)).status
    const day = followUp === 'none' ? '' : followUp === 'custom' ? custom : suggested[followUp].day
    const body = {
      contact: contact.id,
      kind: 'call' as const,
      outcome: outcomeOfCall,
      ...(minutes && { minutes: Number(minutes) }),
      ...(note.trim() && { body: paragraph(note.trim()) }),
      ...(day && { next_follow_up: day }),
      ...statusChange(status, conversation),
      ...(task && { task: task.id }),
    }
    await log({ key, body, called: contact.name })
  }
  // Not `useWrite`: `log` is the write, and refreshes what it made stale.
  const logging = useMutation({ mutationFn: logIt, meta: { silent: true } })
  const submit = () => {
    if (logging.isPending) return
    if (!outcome) return setIsMissing(true)
    logging.mutate(outcome, { onSuccess: () => onLogged(outcome) })
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
    isPending: logging.isPending,
    error: logging.error,
  }
}

export type CallForm = ReturnType<typeof useCallForm>

const paragraph = (text: string): NoteBody => [{ type: 'paragraph', content: [{ type: 'text', text }] }]
