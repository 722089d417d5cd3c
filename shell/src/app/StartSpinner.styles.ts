import { makeStyles } from '@fluentui/react-components'

export const useStartSpinnerStyles = makeStyles({ start: { display: 'grid', minHeight: '100dvh' } })
