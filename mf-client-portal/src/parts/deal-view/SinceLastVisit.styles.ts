import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useSinceLastVisitStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, fontSize: '13px', color: look.ink2 },
  change: {
    position: 'relative',
    padding: '5px 0 5px 18px',
    '::before': {
      content: '""',
      position: 'absolute',
      left: '2px',
      top: '12px',
      width: '6px',
      height: '6px',
      borderRadius: '50%',
      backgroundColor: look.brand3,
    },
  },
  none: { margin: 0, fontSize: '13px', color: look.ink2 },
})
