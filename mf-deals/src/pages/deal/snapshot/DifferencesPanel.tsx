import type { Deal, DealAsOf, DealDifference } from 'openapi'
import { formatQuantity } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { type ChangeNames, describeChange } from '#pages/deal/activity/describe-change.ts'
import { ChangeList } from '#pages/deal/activity/ChangeList.tsx'
import { useChangeNames } from '#pages/deal/activity/use-change-names.ts'
import { copy } from './copy.ts'
import { useSnapshotStyles } from './SnapshotScreen.styles.ts'

/** What has changed since the snapshot: the deal first, then each milestone and task. */
export function DifferencesPanel({ deal, snapshot }: { deal: Deal; snapshot: DealAsOf }) {
  const styles = useSnapshotStyles()
  const names = useChangeNames(deal)
  const subjects = [...Map.groupBy(snapshot.changed_since, ({ id }) => id).values()]
  return (
    <Panel
      title={copy.differencesPanel.title}
      actions={subjects.length > 0 && <Hint>{formatQuantity(snapshot.changed_since.length, 'difference')}</Hint>}
    >
      {subjects.length === 0 && <Hint>{copy.differencesPanel.nothing}</Hint>}
      <div className={styles.different}>
        {subjects.map((differences) => (
          <Subject key={differences[0]?.id} differences={differences} names={names} />
        ))}
      </div>
    </Panel>
  )
}

function Subject({ differences, names }: { differences: readonly DealDifference[]; names: ChangeNames }) {
  const styles = useSnapshotStyles()
  const [first] = differences
  if (!first) return null
  const words = differences.flatMap(({ field, was, now }) => {
    const said = field === null ? null : describeChange({ field, from: was, to: now }, names)
    return said ? [said] : []
  })
  if (first.change === 'changed' && words.length === 0) return null
  return (
    <section>
      <h3 className={styles.subject}>{titleOf(first)}</h3>
      <ChangeList changes={words} />
    </section>
  )
}

function titleOf({ kind, title, change }: DealDifference): string {
  if (kind === 'deal') return copy.titleOf.deal
  const name = `${kind === 'task' ? copy.titleOf.task : copy.titleOf.milestone} “${title}”`
  return change === 'changed' ? name : `${name} ${change === 'added' ? copy.titleOf.added : copy.titleOf.gone}`
}
