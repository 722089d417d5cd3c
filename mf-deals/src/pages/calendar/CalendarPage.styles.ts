import { makeStyles } from '@fluentui/react-components'

export const useCalendarPageStyles = makeStyles({
  last: { display: 'flex', justifyContent: 'center', marginTop: '20px' },
})
