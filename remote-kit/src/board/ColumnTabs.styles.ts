import { makeStyles } from '@fluentui/react-components'

export const useColumnTabsStyles = makeStyles({
  tabs: {
    flexShrink: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: '-16px',
    marginBottom: '8px',
    paddingInline: '8px',
  },
  count: { marginLeft: '6px', fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
})
