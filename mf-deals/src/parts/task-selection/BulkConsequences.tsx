import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { DealFollows } from 'openapi'
import { FactLine } from 'ui-kit/FactLine'
import { Hint } from 'ui-kit/Hint'
import { useBulkConsequencesStyles } from './BulkConsequences.styles.ts'
import { copy } from './copy.ts'
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
          <MessageBarBody>{copy.bulkConsequences.changed}</MessageBarBody>
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
      {waiting > 0 && <Hint>{copy.bulkConsequences.contractual}</Hint>}
    </div>
  )
}

const headingOf = (moved: number): string => (moved === 0 ? copy.headingOf.nothing : copy.headingOf.others(moved))

const factsOf = ({ moved, to_confirm: waiting }: DealFollows): (string | false)[] => [
  moved > 0 && copy.factsOf.follows(moved),
  waiting > 0 && copy.factsOf.stays(waiting),
]
