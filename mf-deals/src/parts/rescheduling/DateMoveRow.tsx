import { Checkbox } from '@fluentui/react-components'
import type { DateMove } from 'openapi'
import { formatDay } from 'ui-kit/days'
import { NOTHING } from 'ui-kit/format'
import { HiddenText } from 'ui-kit/HiddenText'
import { copy } from './copy.ts'
import { useReschedulePanelStyles } from './ReschedulePanel.styles.ts'

export interface DateMoveRowProps {
  move: DateMove
  /** Today in the account's time zone. */
  now: string
  /** The consent to the move, if it needs any. */
  consent?: { given: boolean; onChange: (given: boolean) => void }
}

/** A date that moves: its title, old and new day, and the reason. */
export function DateMoveRow({ move: { title, from, to, reason }, now, consent }: DateMoveRowProps) {
  const styles = useReschedulePanelStyles()
  return (
    <li className={styles.row}>
      {consent ? (
        <Checkbox
          label={title}
          checked={consent.given}
          onChange={(_, { checked }) => consent.onChange(checked === true)}
        />
      ) : (
        <span className={styles.title}>{title}</span>
      )}
      <span className={styles.days}>
        {from && (
          <>
            {formatDay(from, now)}
            <span aria-hidden>{' → '}</span>
            <HiddenText>{copy.dateMoveRow.to}</HiddenText>
          </>
        )}
        <span className={styles.to}>{to ? formatDay(to, now) : NOTHING}</span>
      </span>
      <span className={styles.why}>{reason}</span>
    </li>
  )
}
