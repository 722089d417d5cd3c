import { makeStyles } from '@fluentui/react-components'

export const useAppointmentFieldsStyles = makeStyles({
  hours: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '12px' },
})
