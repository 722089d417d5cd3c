import { mergeClasses } from '@fluentui/react-components'
import type { AppliedItem, AppliedMilestone, TemplateApplication } from 'openapi'
import { dealDateNameLabels } from 'openapi/codes'
import { formatDay } from 'ui-kit/days'
import { formatQuantity } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { useToday } from 'remote-kit/use-today'
import { useApplyTemplatePanelStyles } from './ApplyTemplatePanel.styles.ts'
import { copy } from './copy.ts'

/** What a template adds to a deal, with dates and reasons. Existing items are muted; left-out items are counted. */
export function ApplicationPreview({ preview: { milestones, dates, added } }: { preview: TemplateApplication }) {
  const styles = useApplyTemplatePanelStyles()
  const isShown = ({ state }: { state: AppliedItem['state'] }) => state !== 'left_out'
  const leftOut = milestones.flatMap((one) => [one, ...one.tasks]).filter((one) => !isShown(one)).length
  return (
    <>
      {added === 0 && <Hint>{copy.applicationPreview.nothing}</Hint>}
      <DatesRow dates={dates} />
      <ul className={styles.list} aria-label={copy.applicationPreview.label}>
        {milestones.filter(isShown).map((milestone) => (
          <li key={milestone.key} className={styles.milestone}>
            <Row item={milestone} isHead />
            <ul className={styles.list}>
              {milestone.tasks.filter(isShown).map((task) => (
                <li key={task.key}>
                  <Row item={task} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {leftOut > 0 && <Hint>{copy.applicationPreview.leftOut(formatQuantity(leftOut, 'item'))}</Hint>}
    </>
  )
}

/** The deal's own dates that follow others from now on. */
function DatesRow({ dates }: Pick<TemplateApplication, 'dates'>) {
  const now = useToday()
  const set = dates.flatMap(({ date, state, day }) =>
    state === 'added' && day ? [`${dealDateNameLabels[date]} ${formatDay(day, now)}`] : [],
  )
  return set.length === 0 ? null : <Hint>{copy.datesRow.dates(set.join(', '))}</Hint>
}

function Row({ item, isHead = false }: { item: AppliedItem | AppliedMilestone; isHead?: boolean }) {
  const styles = useApplyTemplatePanelStyles()
  const now = useToday()
  const isThere = item.state === 'there'
  return (
    <div className={mergeClasses(styles.row, isHead && styles.head)}>
      <span className={mergeClasses(styles.title, isThere && styles.quiet)}>{item.title}</span>
      <span className={mergeClasses(styles.day, isThere && styles.quiet)}>
        {isThere ? copy.row.already : item.due_date ? formatDay(item.due_date, now) : ''}
      </span>
      {!isThere && item.due_reason && <span className={styles.why}>{item.due_reason}</span>}
    </div>
  )
}
