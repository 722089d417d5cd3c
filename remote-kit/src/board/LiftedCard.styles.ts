import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useLiftedCardStyles = makeStyles({
  place: {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: 0,
    border: 'none',
    overflow: 'visible',
    backgroundColor: 'transparent',
    color: look.ink,
    pointerEvents: 'none',
    willChange: 'transform',
  },
  card: {
    padding: '11px 12px 10px',
    borderRadius: '8px',
    backgroundColor: look.surface,
    boxShadow: look.shadowLift,
    transform: 'rotate(1.4deg)',
    [media.reducedMotion]: { transform: 'none' },
  },
})
