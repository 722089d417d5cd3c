import { makeStyles } from '@fluentui/react-components'

export const useCalendarDaysStyles = makeStyles({
  corrected: { marginBottom: '10px' },
})
