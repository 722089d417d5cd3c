import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useContactListStyles = makeStyles({
  list: {
    transitionProperty: 'opacity',
    transitionDuration: '150ms',
    [media.reducedMotion]: { transitionDuration: '0.01ms' },
  },
  /** The results of the previous search, while the next ones load. */
  old: { opacity: 0.6 },
  more: { padding: '16px', textAlign: 'center', color: look.ink3 },
})
