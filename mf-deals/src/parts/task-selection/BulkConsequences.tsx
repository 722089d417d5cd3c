import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { DealFollows } from 'openapi'
import { FactLine } from 'ui-kit/FactLine'
import { formatQuantity } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { useBulkConsequencesStyles } from './BulkConsequences.styles.ts'
import type { AskedEdit } from './use-agreed-edit.ts'

/** The dates that a bulk change moves, by deal. */
export function BulkConsequences({ outcome: { follow }, isOutdated }: AskedEdit) {
  const styles = useBulkConsequencesStyles()
  const moved = follow.reduce((sum, one) => sum + one.moved, 0)
  const waiting = follow.reduce((sum, one) => sum + one.to_confirm, 0)
  return (
    <div className={styles.body}>
      {isOutdated && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>Someone else changed these deals in the meantime. This is what follows now.</MessageBarBody>
        </MessageBar>
      )}
      <h3 className={styles.heading}>{headingOf(moved)}</h3>
      <ul className={styles.list}>
        {follow.map((one) => (
          <li key={one.deal} className={styles.row}>
            <div className={styles.name}>{one.name}</div>
            <div className={styles.dates}>
              <FactLine facts={factsOf(one)} />
            </div>
          </li>
        ))}
      </ul>
      {waiting > 0 && (
        <Hint>Dates by contract stay where they are until somebody agrees to their move in the deal.</Hint>
      )}
    </div>
  )
}

const headingOf = (moved: number): string =>
  moved === 0 ? 'No other date moves' : `${formatQuantity(moved, 'other date')} ${moved === 1 ? 'moves' : 'move'} along`

const factsOf = ({ moved, to_confirm: waiting }: DealFollows): (string | false)[] => [
  moved > 0 && `${formatQuantity(moved, 'date')} ${moved === 1 ? 'follows' : 'follow'}`,
  waiting > 0 && `${formatQuantity(waiting, 'date')} by contract ${waiting === 1 ? 'stays' : 'stay'}`,
]
