import { mergeClasses } from '@fluentui/react-components'
import type { DealCard } from 'openapi'
import { representationLabels } from 'openapi/codes'
import type { ReactNode } from 'react'
import { DueDay } from 'ui-kit/DueDay'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { ProgressBar } from 'ui-kit/ProgressBar'
import { Tag } from 'ui-kit/Tag'
import { factsLine, isUnderWay } from '../deal-words.ts'
import { useDealFaceStyles } from './DealFace.styles.ts'
import { RiskMark } from './RiskMark.tsx'

/** The person a card is in the hands of. */
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

/** What a card answers: what, who, how much, what is next and when, how far, how risky, whose. */
export function DealFace({ deal, agent, title }: DealFaceProps) {
  const styles = useDealFaceStyles()
  const { done, total } = deal.progress
  const facts = factsLine(deal)
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.facts}>{facts || 'No client or price yet'}</p>
      <div className={styles.next}>
        <span className={mergeClasses(styles.nextTitle, !deal.next_date && styles.quiet)}>
          {deal.next_date?.title ?? 'Nothing scheduled'}
        </span>
        {deal.next_date && <DueDay day={deal.next_date.date} />}
      </div>
      <ProgressBar done={done} total={total} label={`Progress of ${deal.name}`} />
      <div className={styles.foot}>
        <Tag>{representationLabels[deal.representation]}</Tag>
        <span className={styles.count}>{total > 0 ? `${done} of ${total}` : 'No tasks yet'}</span>
        <span className={styles.end}>
          {isUnderWay(deal) && <RiskMark risk={deal.risk} />}
          {agent && <PersonAvatar name={agent.name} image={agent.image} size={24} />}
        </span>
      </div>
    </>
  )
}
