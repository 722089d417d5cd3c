import { makeStyles } from '@fluentui/react-components'
import { rowScroll } from 'ui-kit/side-scroll'

export const useColumnTabsStyles = makeStyles({
  tabs: {
    flexShrink: 0,
    ...rowScroll,
    marginInline: '-16px',
    marginBottom: '8px',
    paddingInline: '8px',
  },
  count: { marginLeft: '6px', fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
})
