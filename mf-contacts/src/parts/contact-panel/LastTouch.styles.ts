import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useLastTouchStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  how: { display: 'block', fontSize: '13px', color: look.ink3 },
})
