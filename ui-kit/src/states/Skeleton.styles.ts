import { makeStyles } from '@fluentui/react-components'
import { media } from '#theme/media.ts'
import { look } from '#theme/look.ts'

export const useSkeletonStyles = makeStyles({
  /** Invisible for the first 150 ms, so that fast responses do not flash. It takes its space at once. */
  delayed: {
    animationName: { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
    animationDuration: '1ms',
    animationDelay: '150ms',
    animationFillMode: 'backwards',
  },
  bone: {
    borderRadius: '4px',
    backgroundColor: look.track,
    opacity: 0.7,
    animationName: { '50%': { opacity: 0.4 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
    [media.reducedMotion]: { animationName: 'none' },
  },
  rows: { backgroundColor: look.surface, borderRadius: '8px', boxShadow: look.shadow1 },
  row: {
    display: 'grid',
    gridTemplateColumns: '28px 3fr 2fr 1fr',
    alignItems: 'center',
    gap: '16px',
    height: '44px',
    padding: '0 12px',
    borderTop: `1px solid ${look.line}`,
    ':first-child': { borderTopStyle: 'none' },
  },
  columns: { display: 'flex', gap: '12px', minHeight: '320px', overflow: 'hidden' },
  column: {
    flex: '1 0 248px',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '10px',
    borderRadius: '10px',
    backgroundColor: look.sunken,
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    padding: '12px',
    borderRadius: '8px',
    backgroundColor: look.surface,
    boxShadow: look.shadow1,
  },
  tiles: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' },
})
