import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left'
import { useAtom } from 'jotai'
import { CallRegular } from '@fluentui/react-icons/svg/call'
import { EmptyState } from 'ui-kit/EmptyState'
import { Hint } from 'ui-kit/Hint'
import { PageFrame } from 'ui-kit/PageFrame'
import { ProgressBar } from 'ui-kit/ProgressBar'
import { useContact } from '#parts/contacts/contacts.api.ts'
import { LinkButton } from '#parts/link-button/LinkButton.tsx'
import { CallCard } from './CallCard.tsx'
import { type CallResult, callQueueAtom } from './call-queue.atoms.ts'
import { CallSummary } from './CallSummary.tsx'
import { useCallQueueStyles } from './CallQueue.styles.ts'
import { copy } from './copy.ts'

/** The people of a list, one at a time: who they are, their number, what came of the call, and on to the next. */
export function CallQueue({ listAddress }: { listAddress: string }) {
  const styles = useCallQueueStyles()
  const [queue, setQueue] = useAtom(callQueueAtom)
  const total = queue?.people.length ?? 0
  const person = queue?.people[queue.at]
  // Read ahead, so that they're there at once.
  useContact(queue?.people[queue.at + 1]?.id)
  const back = (
    <LinkButton to={listAddress} appearance="subtle" icon={<ArrowLeftRegular />}>
      {copy.back}
    </LinkButton>
  )
  if (!queue || total === 0) {
    return (
      <PageFrame title={queue ? copy.title(queue.name) : copy.noList} actions={back}>
        <EmptyState icon={<CallRegular />} title={copy.emptyTitle}>
          {copy.empty}
        </EmptyState>
      </PageFrame>
    )
  }
  const next = (result: CallResult) =>
    person && setQueue({ ...queue, at: queue.at + 1, results: { ...queue.results, [person.id]: result } })
  const previous = queue.at > 0 ? () => setQueue({ ...queue, at: queue.at - 1 }) : null
  return (
    <PageFrame title={copy.title(queue.name)} actions={back}>
      <div className={styles.progress}>
        <span className={styles.count} role="status">
          {copy.progress(Math.min(queue.at + 1, total), total)}
        </span>
        <ProgressBar done={queue.at} total={total} label={copy.progressLabel} />
        {queue.has_more && <Hint>{copy.first(total + queue.left_out)}</Hint>}
        {queue.left_out > 0 && <Hint>{copy.leftOut(queue.left_out)}</Hint>}
      </div>
      {person ? (
        <CallCard
          key={person.id}
          person={person}
          isLast={queue.at + 1 === total}
          onLogged={next}
          onSkip={() => next('skipped')}
          onPrevious={previous}
        />
      ) : (
        <CallSummary queue={queue} onChange={setQueue} listAddress={listAddress} />
      )}
    </PageFrame>
  )
}
