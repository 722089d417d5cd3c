import { Button } from '@fluentui/react-components'
import { CallOutcome, callOutcomeLabels } from 'openapi/codes'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { FactList } from 'ui-kit/FactList'
import { useContactPageAddress } from '#parts/contact-search/contact-search.ts'
import { LinkButton } from '#parts/link-button/LinkButton.tsx'
import type { CallQueue } from './call-queue.atoms.ts'
import { useCallQueueStyles } from './CallQueue.styles.ts'
import { copy } from './copy.ts'

export interface CallSummaryProps {
  queue: CallQueue
  onChange: (queue: CallQueue) => void
  listAddress: string
}

/** How the calls went, and who was skipped. */
export function CallSummary({ queue, onChange, listAddress }: CallSummaryProps) {
  const styles = useCallQueueStyles()
  const addressOf = useContactPageAddress()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const results = Object.values(queue.results)
  const skipped = queue.people.filter(({ id }) => queue.results[id] === 'skipped')
  const outcomes = Object.values(CallOutcome).flatMap((outcome) => {
    const count = results.filter((one) => one === outcome).length
    return count > 0 ? [{ label: callOutcomeLabels[outcome], value: count }] : []
  })
  return (
    <section className={styles.card} aria-labelledby="call-summary">
      <h2 id="call-summary" ref={heading} tabIndex={-1} className={styles.name}>
        {copy.doneTitle}
      </h2>
      <p>{copy.doneCount(results.length - skipped.length, skipped.length)}</p>
      {outcomes.length > 0 && (
        <>
          <h3 className={styles.title}>{copy.outcomes}</h3>
          <FactList facts={outcomes} />
        </>
      )}
      {skipped.length > 0 && (
        <>
          <h3 className={styles.title}>{copy.skipped}</h3>
          <ul className={styles.list}>
            {skipped.map(({ id, name }) => (
              <li key={id}>
                <Link to={addressOf(id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.end}>
        <Button onClick={() => onChange({ ...queue, at: 0, results: {} })}>{copy.again}</Button>
        {skipped.length > 0 && (
          <Button onClick={() => onChange({ ...queue, people: skipped, at: 0, results: {}, left_out: 0 })}>
            {copy.callSkipped(skipped.length)}
          </Button>
        )}
        <LinkButton to={listAddress} appearance="primary">
          {copy.back}
        </LinkButton>
      </div>
    </section>
  )
}
