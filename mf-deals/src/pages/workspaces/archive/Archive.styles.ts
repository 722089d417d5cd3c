import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

/** The line above a list of archived or deleted deals: their count and actions. */
export const useArchiveStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '40px', marginTop: '8px' },
  count: { fontSize: '13px', color: look.ink2, fontVariantNumeric: 'tabular-nums' },
})
