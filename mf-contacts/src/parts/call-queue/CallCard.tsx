import { Button, mergeClasses } from '@fluentui/react-components'
import type { Contact } from 'openapi'
import type { CallOutcome } from 'openapi/codes'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { ApiError } from 'remote-kit/api-client'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useContact } from '#parts/contacts/contacts.api.ts'
import { CallFields, isTyped, onCallKey } from '#parts/log-call/CallFields.tsx'
import { useCallForm } from '#parts/log-call/use-call-form.ts'
import { useCallQueueStyles } from './CallQueue.styles.ts'
import { copy } from './copy.ts'
import { LatelyWith } from './LatelyWith.tsx'
import { WhoToCall } from './WhoToCall.tsx'

export interface CallCardProps {
  person: { id: string; name: string }
  isLast: boolean
  onLogged: (outcome: CallOutcome) => void
  onSkip: () => void
  /** Null for the first one. */
  onPrevious: (() => void) | null
}

/** One person of the list, with the form for the call. Its heading takes the focus. */
export function CallCard({ person, isLast, onLogged, onSkip, onPrevious }: CallCardProps) {
  const styles = useCallQueueStyles()
  const { data: contact, error, refetch } = useContact(person.id)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useCallForm({ contact: { ...person, status: contact?.status }, onLogged })
  useEffect(() => heading.current?.focus(), [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.submit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyped(event)) return
    const isOnControl = event.target instanceof HTMLElement && event.target.closest('a, button, input') !== null
    if (event.key === 'Enter' && !isOnControl) {
      event.preventDefault()
      form.submit()
    } else if (event.key === 's') {
      event.preventDefault()
      onSkip()
    } else onCallKey(event, form)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys do what the buttons inside do
    <div className={styles.columns} onKeyDown={onKeyDown}>
      <section className={styles.card} aria-labelledby="call-name">
        <h2 id="call-name" ref={heading} tabIndex={-1} className={styles.name}>
          {person.name}
        </h2>
        <Who contact={contact} error={error} onRetry={() => void refetch()} />
      </section>
      <form className={mergeClasses(styles.card, styles.form)} onSubmit={submit} noValidate>
        <CallFields form={form} />
        <div className={styles.end}>
          {onPrevious && (
            <Button appearance="subtle" onClick={onPrevious}>
              {copy.previous}
            </Button>
          )}
          <Button onClick={onSkip}>{copy.skip}</Button>
          <Button type="submit" appearance="primary" className={styles.main} disabledFocusable={form.isPending}>
            {isLast ? copy.logLast : copy.log}
          </Button>
          <span className={styles.keys}>{copy.keys}</span>
        </div>
      </form>
      {contact && (
        <section className={styles.card} aria-labelledby="call-recent">
          <LatelyWith contact={contact.id} titleId="call-recent" />
        </section>
      )}
    </div>
  )
}

function Who({ contact, error, onRetry }: { contact: Contact | undefined; error: unknown; onRetry: () => void }) {
  if (contact) return <WhoToCall contact={contact} />
  if (error instanceof ApiError && error.status === 404) return <Hint>{copy.gone}</Hint>
  if (error) return <ErrorState title={copy.contactFailed} error={error} onRetry={onRetry} />
  return <SkeletonRows label={copy.loading} rows={3} />
}
