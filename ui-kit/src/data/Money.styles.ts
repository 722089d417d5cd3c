import { makeStyles } from '@fluentui/react-components'

export const useMoneyStyles = makeStyles({
  money: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})
