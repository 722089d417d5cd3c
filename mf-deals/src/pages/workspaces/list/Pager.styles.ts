import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const usePagerStyles = makeStyles({
  pager: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '4px' },
  words: { marginRight: '8px', fontSize: '13px', color: look.ink2, fontVariantNumeric: 'tabular-nums' },
})
