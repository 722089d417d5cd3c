import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useTeamListStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: { display: 'flex', justifyContent: 'space-between', gap: '16px', paddingBlock: '8px', color: look.ink },
  size: { color: look.ink3, fontVariantNumeric: 'tabular-nums' },
})
