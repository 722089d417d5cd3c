import { mergeClasses } from '@fluentui/react-components'
import type { ClientDeal, PortalNotify } from 'openapi'
import type { OwnTasks } from '#parts/client-deals/use-own-tasks.ts'
import { formatFullDay, today } from 'ui-kit/days'
import { formatMoney } from 'ui-kit/format'
import { useClientDealViewStyles } from './ClientDealView.styles.ts'
import { addressBelowName } from './address.ts'
import { copy } from './copy.ts'
import { type DocumentSource, Documents } from './Documents.tsx'
import { KeyDates } from './KeyDates.tsx'
import { MailChoice } from './MailChoice.tsx'
import { MilestoneTrack } from './MilestoneTrack.tsx'
import { outcomeOf } from './standing/outcome.ts'
import { shownTasks } from './standing/shown-tasks.ts'
import { PeopleToCall } from './PeopleToCall.tsx'
import { SinceLastVisit } from './SinceLastVisit.tsx'
import { standing } from './standing/standing.ts'
import { WhatHappensNext } from './WhatHappensNext.tsx'
import { YourTurn } from './YourTurn.tsx'

/** What may come after the closing. */
const STILL_TO_COME: ReadonlySet<string> = new Set(['possession', 'lease_start'])

export interface ClientDealViewProps {
  deal: ClientDeal
  /** Finishes and reopens the reader's own tasks. Absent if the view is read-only. */
  ownTasks?: OwnTasks
  /** Sets when the client is emailed. Absent if the view is read-only. */
  onChooseMail?: (notify: PortalNotify) => void
  /** The address of a file's content. */
  documents: DocumentSource
  /** `preview`: a read-only preview within an agent's page. */
  frame?: 'page' | 'preview'
}

/** A deal as its client sees it: status, own tasks, next steps, contacts and changes. */
export function ClientDealView({ deal, ownTasks, onChooseMail, documents, frame = 'page' }: ClientDealViewProps) {
  const styles = useClientDealViewStyles()
  const now = today(deal.time_zone)
  const outcome = outcomeOf(deal)
  const isOff = outcome === 'off'
  const tasks = shownTasks(deal, now)
  const dates = outcome
    ? deal.key_dates.filter((one) => one.date <= now || (!isOff && STILL_TO_COME.has(one.key)))
    : deal.key_dates
  const Title = frame === 'page' ? 'h1' : 'h2'
  const price = deal.sale_price ?? deal.list_price
  const facts = [addressBelowName(deal), price && formatMoney(price)]
  return (
    <article className={mergeClasses(frame === 'preview' && styles.preview)}>
      <header className={styles.hero}>
        <div className={styles.wrap}>
          <p className={styles.brokerage}>{deal.brokerage}</p>
          <p className={styles.printed}>{copy.clientDealView.printed(formatFullDay(now))}</p>
          <Title className={styles.title} tabIndex={frame === 'page' ? -1 : undefined}>
            {deal.name}
          </Title>
          <p className={styles.standing}>{standing(deal, now)}</p>
          <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </header>
      <div className={mergeClasses(styles.wrap, styles.grid)}>
        <div className={styles.column}>
          <MilestoneTrack milestones={deal.milestones} now={now} audience={deal.audience} outcome={outcome}>
            <YourTurn tasks={tasks} now={now} timeZone={deal.time_zone} onComplete={ownTasks?.complete} />
          </MilestoneTrack>
          <WhatHappensNext
            tasks={tasks}
            isOver={outcome !== null}
            now={now}
            timeZone={deal.time_zone}
            audience={deal.audience}
            ownTasks={ownTasks}
          />
          <Documents files={deal.files} source={documents} timeZone={deal.time_zone} />
        </div>
        <aside className={styles.column} aria-label={copy.clientDealView.aside}>
          <PeopleToCall people={deal.people} brokerage={deal.brokerage} audience={deal.audience} />
          {(!outcome || deal.changes.length > 0) && (
            <SinceLastVisit since={deal.last_seen_at} changes={deal.changes} timeZone={deal.time_zone} />
          )}
          <KeyDates dates={dates} now={now} />
          {onChooseMail && (
            <div className={styles.onScreen}>
              <MailChoice notify={deal.notify} onChoose={onChooseMail} />
            </div>
          )}
        </aside>
      </div>
    </article>
  )
}
