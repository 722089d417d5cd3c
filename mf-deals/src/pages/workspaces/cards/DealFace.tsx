import { mergeClasses } from '@fluentui/react-components'
import type { DealCard } from 'openapi'
import { DealStatus, representationLabels } from 'openapi/codes'
import type { ReactNode } from 'react'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { useToday } from 'remote-kit/use-today'
import { FactLine } from 'ui-kit/FactLine'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { ProgressBar } from 'ui-kit/ProgressBar'
import { Tag } from 'ui-kit/Tag'
import { cardFacts, closingLabel, endOf, isUnderWay } from '#parts/deals/deal-labels.ts'
import { RiskMark } from '#parts/deals/RiskMark.tsx'
import { type CardField, useCardFields } from './card-fields.ts'
import { copy } from './copy.ts'
import { DealDay } from './DealDay.tsx'
import { useDealFaceStyles } from './DealFace.styles.ts'
import { moreFacts } from './more-facts.ts'
import { NextDay } from './NextDay.tsx'

/** The person responsible for the deal. */
export interface CardAgent {
  name: string
  image: string | null
}

export interface DealFaceProps {
  deal: DealCard
  agent: CardAgent | undefined
  /** The name, as a link or as text. */
  title: ReactNode
}

/** The facts on a card: name, client, price, next date, progress, risk and agent, or those that the user chose. */
export function DealFace({ deal, agent, title }: DealFaceProps) {
  const styles = useDealFaceStyles()
  const shown = useCardFields()
  const now = useToday()
  const isClosed = deal.status === DealStatus.Closed
  const hasFacts = shown.has('client') || shown.has('price') || shown.has('closing')
  const end = endOf(deal)
  const closing = closingLabel(deal, now)
  const closingDay = deal.dates[end] && <DealDay deal={deal} name={end} words={closing} className={styles.closing} />
  const facts = cardFacts(deal, now, (fact) => shown.has(fact)).map((fact) =>
    closingDay && fact === closing ? closingDay : fact,
  )
  const more = moreFacts(deal, shown, useTimeZone())
  const isTagged = shown.has('representation')
  const hasFoot = isTagged || shown.has('progress') || shown.has('risk') || shown.has('agent')
  return (
    <>
      <h3 className={styles.title}>
        {title}
        {deal.sample && (
          <>
            {' '}
            <Tag>{copy.dealFace.sample}</Tag>
          </>
        )}
      </h3>
      {hasFacts && (
        <p className={mergeClasses(styles.facts, more.length > 0 && styles.followed)}>
          <FactLine isClipped facts={facts.length > 0 ? facts : [emptyLabel(deal, shown)]} />
        </p>
      )}
      {more.length > 0 && (
        <p className={styles.facts}>
          <FactLine isClipped facts={more} />
        </p>
      )}
      {shown.has('next_date') && (
        <div className={styles.next}>
          <span className={mergeClasses(styles.nextTitle, !deal.next_date && styles.quiet)}>
            {deal.next_date?.title ?? copy.dealFace.nothing}
          </span>
          <NextDay deal={deal} now={now} className={styles.nextDay} />
        </div>
      )}
      {shown.has('progress') && (
        <ProgressBar {...(isClosed ? COMPLETE : deal.progress)} label={copy.dealFace.progress(deal.name)} />
      )}
      {hasFoot && (
        <div className={styles.foot}>
          {isTagged && <Tag>{representationLabels[deal.representation]}</Tag>}
          {shown.has('progress') && (
            <span className={styles.count}>{isClosed ? closedLabel(deal) : progressLabel(deal)}</span>
          )}
          <span className={styles.end}>
            {shown.has('risk') && isUnderWay(deal) && <RiskMark risk={deal.risk} />}
            {shown.has('agent') && agent && <PersonAvatar name={agent.name} image={agent.image} size={24} />}
          </span>
        </div>
      )}
    </>
  )
}

/** The bar of a closed deal, which is through even if a task, such as its anniversary, is left. */
const COMPLETE = { done: 1, total: 1 }

const progressLabel = ({ progress: { done, total } }: DealCard) =>
  total > 0 ? copy.dealFace.done(done, total) : copy.dealFace.noTasks

const closedLabel = ({ progress: { done, total } }: DealCard) =>
  done < total ? copy.dealFace.tasksLeft(total - done) : copy.dealFace.allDone

/** Shown while there are no facts. */
function emptyLabel({ client_names: clients }: DealCard, shown: ReadonlySet<CardField>): string {
  // A client whose name is the deal's name is not repeated.
  if (shown.has('client') && clients.length === 0)
    return shown.has('price') ? copy.emptyLabel.noClientOrPrice : copy.emptyLabel.noClient
  return shown.has('price') ? copy.emptyLabel.noPrice : copy.emptyLabel.noClosing
}
