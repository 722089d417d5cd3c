import { makeStyles } from '@fluentui/react-components'

const useStyles = makeStyles({ total: { fontWeight: 600 } })

export const Total = () => <b className={useStyles().total}>1</b>
