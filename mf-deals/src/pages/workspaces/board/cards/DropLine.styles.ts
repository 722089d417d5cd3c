import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useDropLineStyles = makeStyles({
  line: {
    position: 'absolute',
    insetInline: '10px',
    height: '3px',
    borderRadius: '2px',
    backgroundColor: look.brand3,
    pointerEvents: 'none',
    zIndex: 1,
  },
})
