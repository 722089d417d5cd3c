import { makeStyles } from '@fluentui/react-components'
import { look } from '#theme/look.ts'

export const useDueDayStyles = makeStyles({
  day: { fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  /** Where there's little room, the line ends between the day and the time. */
  part: { whiteSpace: 'nowrap' },
  time: { fontWeight: 400 },
  late: { color: look.danger },
})
