import { makeStyles } from '@fluentui/react-components'
import { look } from '#theme/look.ts'

export const useDueDayStyles = makeStyles({
  day: { fontVariantNumeric: 'tabular-nums', fontWeight: 600, whiteSpace: 'nowrap' },
  by: { fontWeight: 400 },
  late: { color: look.danger },
})
