import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useCountedLinkStyles = makeStyles({
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    borderRadius: '6px',
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '2px' },
  },
})
