import { Button, Field, Input, mergeClasses } from '@fluentui/react-components'
import { useAtom } from 'jotai'
import type { NoteBody } from 'openapi'
import { CallOutcome, callOutcomeLabels } from 'openapi/codes'
import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { useToday } from 'remote-kit/use-today'
import { formatDay } from 'ui-kit/days'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { useLogActivity } from '#parts/activities/activities.api.ts'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { copy } from './copy.ts'
import { followUpDay } from './follow-up-days.ts'
import { type CallToLog, callToLogAtom } from './log-call.atoms.ts'
import { useLogCallStyles } from './LogCallDialog.styles.ts'
import { useOffice } from './office.api.ts'

const OUTCOMES = Object.values(CallOutcome)

/** Logs a call, its outcome, length and note and the next follow-up in one step. Renders nothing while none is logged. */
export function LogCallDialog() {
  const [call, setCall] = useAtom(callToLogAtom)
  return call && <Form key={call.contact.id} {...call} onClose={() => setCall(null)} />
}

type FollowUp = 'none' | 'tomorrow' | 'threeDays' | 'nextWeek' | 'custom'

function Form({ contact, task, onClose }: CallToLog & { onClose: () => void }) {
  const styles = useLogCallStyles()
  const id = useId()
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

  const days = {
    tomorrow: followUpDay(today, 1, office),
    threeDays: followUpDay(today, 3, office),
    nextWeek: followUpDay(today, 7, office),
    custom,
  }
  const choose = (chosen: CallOutcome) => {
    setOutcome(chosen)
    setIsMissing(false)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (log.isPending) return
    if (!outcome) return setIsMissing(true)
    const day = followUp === 'none' ? '' : days[followUp]
    const body = {
      contact: contact.id,
      kind: 'call' as const,
      outcome,
      ...(minutes && { minutes: Number(minutes) }),
      ...(note.trim() && { body: paragraph(note.trim()) }),
      ...(day && { next_follow_up: day }),
      ...(task && { task: task.id }),
    }
    log.mutate({ key, body }, { onSuccess: onClose })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'radio'
    const chosen = /^[1-9]$/.test(event.key) ? OUTCOMES[Number(event.key) - 1] : undefined
    if (isTyping || !chosen || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    choose(chosen)
  }

  return (
    <ModalSurface
      open
      title={copy.title(contactName(contact))}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" appearance="primary" disabled={log.isPending}>
            {copy.save}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- number keys choose among the radio buttons inside */}
      <div className={styles.form} onKeyDown={onKeyDown}>
        {task && <p>{copy.task(task.title)}</p>}
        <fieldset className={styles.group} aria-describedby={isMissing ? `${id}-missing` : `${id}-keys`}>
          <legend className={styles.legend}>{copy.outcome}</legend>
          <div className={styles.outcomes}>
            {OUTCOMES.map((one, at) => (
              <label key={one} className={styles.choice}>
                <input
                  type="radio"
                  className={styles.radio}
                  name={`${id}-outcome`}
                  checked={outcome === one}
                  onChange={() => choose(one)}
                />
                <span aria-hidden className={styles.key}>
                  {at + 1}
                </span>
                {callOutcomeLabels[one]}
              </label>
            ))}
          </div>
          {isMissing ? (
            <p id={`${id}-missing`} role="alert" className={styles.missing}>
              {copy.outcomeMissing}
            </p>
          ) : (
            <p id={`${id}-keys`} className={styles.hint}>
              {copy.keys}
            </p>
          )}
        </fieldset>
        <Field label={copy.note}>
          <Input
            value={note}
            placeholder={copy.notePlaceholder}
            maxLength={5000}
            onChange={(_, { value }) => setNote(value)}
          />
        </Field>
        <Field label={copy.minutes} className={styles.short}>
          <Input type="number" min={0} max={1440} value={minutes} onChange={(_, { value }) => setMinutes(value)} />
        </Field>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{copy.followUp}</legend>
          <div className={styles.days}>
            {(['none', 'tomorrow', 'threeDays', 'nextWeek', 'custom'] as const).map((one) => (
              <label key={one} className={mergeClasses(styles.choice, styles.day)}>
                <input
                  type="radio"
                  className={styles.radio}
                  name={`${id}-follow-up`}
                  checked={followUp === one}
                  onChange={() => setFollowUp(one)}
                />
                {one === 'none' || one === 'custom' ? copy[one] : labelled(copy[one], days[one], today)}
              </label>
            ))}
          </div>
        </fieldset>
        {followUp === 'custom' && (
          <Field label={copy.customDay}>
            <Input type="date" min={today} value={custom} onChange={(_, { value }) => setCustom(value)} />
          </Field>
        )}
        {log.error && <FormProblem error={log.error} />}
      </div>
    </ModalSurface>
  )
}

/** With the day, where the label does not say it. */
function labelled(label: string, day: string, today: string): string {
  const text = formatDay(day, today)
  return text === label ? label : copy.day(label, text)
}

const paragraph = (text: string): NoteBody => [{ type: 'paragraph', content: [{ type: 'text', text }] }]
