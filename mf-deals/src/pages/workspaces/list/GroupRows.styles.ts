import { makeStyles } from '@fluentui/react-components'

export const useGroupRowsStyles = makeStyles({
  head: { padding: 0 },
  more: { padding: '6px 14px' },
})
