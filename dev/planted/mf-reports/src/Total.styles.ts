import { makeStyles } from '@fluentui/react-components'

export const useTotalStyles = makeStyles({ total: { fontWeight: 600 } })
