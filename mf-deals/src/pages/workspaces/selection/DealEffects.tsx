import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { DealEffect } from 'openapi'
import { useToday } from 'remote-kit/use-today'
import { formatDay } from 'ui-kit/days'
import { FactLine } from 'ui-kit/FactLine'
import { formatQuantity, NOTHING } from 'ui-kit/format'
import { HiddenText } from 'ui-kit/HiddenText'
import { Hint } from 'ui-kit/Hint'
import { copy } from './copy.ts'
import { useDealEffectsStyles } from './DealEffects.styles.ts'
import type { AskedChange } from './use-agreed-change.ts'

/** What a change does to each deal, and which deals it leaves alone. */
export function DealEffects({ outcome: { effects, skipped }, isOutdated }: AskedChange) {
  const styles = useDealEffectsStyles()
  const waiting = effects.some((one) => one.to_confirm > 0)
  return (
    <div className={styles.body}>
      {isOutdated && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{copy.dealEffects.changed}</MessageBarBody>
        </MessageBar>
      )}
      <h3 className={styles.heading}>
        {effects.length === 0
          ? copy.dealEffects.nothing
          : copy.dealEffects.heading(formatQuantity(effects.length, 'deal'), effects.length)}
      </h3>
      {effects.length > 0 && (
        <ul className={styles.list}>
          {effects.map((one) => (
            <Effect key={one.id} effect={one} />
          ))}
        </ul>
      )}
      {waiting && <Hint>{copy.dealEffects.contractual}</Hint>}
      {skipped.length > 0 && (
        <>
          <h3 className={styles.heading}>
            {copy.dealEffects.skipped(formatQuantity(skipped.length, 'deal'), skipped.length)}
          </h3>
          <ul className={styles.list}>
            {skipped.map(({ id, name, reason }) => (
              <li key={id} className={styles.row}>
                <span className={styles.name}>{name ?? copy.useChangeDeals.oneOfThem}</span>
                <span className={styles.more}>{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Effect({ effect: { name, from, to, moved, to_confirm: waiting, added } }: { effect: DealEffect }) {
  const styles = useDealEffectsStyles()
  const now = useToday()
  const day = (date: string | null) => (date ? formatDay(date, now) : NOTHING)
  const facts = [
    added > 0 && copy.dealEffects.added(formatQuantity(added, 'item')),
    moved > 0 && copy.dealEffects.follows(moved),
    waiting > 0 && copy.dealEffects.stays(waiting),
  ]
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      {to && (
        <span className={styles.days}>
          {day(from)}
          <span aria-hidden>{' → '}</span>
          <HiddenText>{copy.dealEffects.to}</HiddenText>
          <span className={styles.to}>{day(to)}</span>
        </span>
      )}
      {facts.some(Boolean) && (
        <span className={styles.more}>
          <FactLine facts={facts} />
        </span>
      )}
    </li>
  )
}
