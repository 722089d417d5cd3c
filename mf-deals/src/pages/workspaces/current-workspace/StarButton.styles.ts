import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useStarButtonStyles = makeStyles({
  star: { alignSelf: 'center', minWidth: '28px', width: '28px', height: '28px', padding: 0, color: look.ink3 },
  starred: { alignSelf: 'center', minWidth: '28px', width: '28px', height: '28px', padding: 0, color: look.star },
})
