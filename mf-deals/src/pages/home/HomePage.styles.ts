import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'
import { thumbLink } from 'ui-kit/touch'

export const useHomePageStyles = makeStyles({
  sentence: { fontSize: '15px', lineHeight: '22px', color: look.ink2, marginBottom: '18px' },
  metrics: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '12px',
    marginBottom: '16px',
    [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  metric: {
    textDecorationLine: 'none',
    borderRadius: '8px',
    transitionProperty: 'box-shadow',
    transitionDuration: '150ms',
    ':hover': { boxShadow: look.shadow2 },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '2px' },
    [media.reducedMotion]: { transitionDuration: '0.01ms' },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: 'start',
    gap: '16px',
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  all: { fontSize: '13px', padding: '2px 0', color: look.brand2, ...thumbLink },
})
