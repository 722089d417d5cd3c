import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/theme'

/** The line above a list of deals that can come back: how many there are, and what is done with them. */
export const useArchiveStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '40px', marginTop: '8px' },
  count: { fontSize: '13px', color: look.ink2, fontVariantNumeric: 'tabular-nums' },
})
