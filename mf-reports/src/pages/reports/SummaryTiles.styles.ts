import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useSummaryTilesStyles = makeStyles({
  tiles: {
    display: 'grid',
    // Six in one row or in two equal ones.
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: '12px',
    marginBottom: '18px',
    transitionProperty: 'opacity',
    transitionDuration: '150ms',
    [media.tight]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  lone: { gridTemplateColumns: 'minmax(160px, 240px)' },
  old: { opacity: 0.6 },
  link: {
    display: 'grid',
    borderRadius: '8px',
    textDecorationLine: 'none',
    ':hover': { boxShadow: look.shadow2 },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '2px' },
  },
})
