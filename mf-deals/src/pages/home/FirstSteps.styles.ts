import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { media } from 'ui-kit/media'

export const useFirstStepsStyles = makeStyles({
  hero: {
    marginBottom: '18px',
    padding: '20px clamp(16px, 3vw, 28px) 24px',
    borderRadius: '12px',
    backgroundColor: look.brandSurface,
    color: look.onBrand,
  },
  title: { fontSize: '20px', lineHeight: '26px', fontWeight: 600, color: '#fff' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' },
  hide: {
    marginLeft: 'auto',
    // Its words end where the steps do.
    marginRight: '-8px',
    paddingInline: '8px',
    minWidth: 'auto',
    color: look.onBrand,
    ':hover': { color: '#fff', backgroundColor: 'rgb(255 255 255 / 0.1)' },
    ':hover:active': { color: '#fff', backgroundColor: 'rgb(255 255 255 / 0.16)' },
  },
  steps: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
    gap: '12px',
    [media.phone]: { gap: '8px' },
    listStyleType: 'none',
    margin: '14px 0 0',
    padding: 0,
  },
  step: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '4px',
    height: '100%',
    padding: '16px',
    [media.phone]: { padding: '12px 16px' },
    borderRadius: '8px',
    backgroundColor: 'rgb(255 255 255 / 0.07)',
    color: look.onBrand,
    textDecorationLine: 'none',
  },
  open: {
    ':hover': { backgroundColor: 'rgb(255 255 255 / 0.12)' },
    ':focus-visible': { outline: `2px solid ${look.lime}`, outlineOffset: '2px' },
  },
  stepTitle: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    fontWeight: 600,
    color: look.lime,
    '> svg': { flexShrink: 0 },
  },
  // On a phone only the next step says more than its name, so that the day is not far below.
  later: { [media.phone]: { display: 'none' } },
  stepDone: { color: look.onBrand2 },
})
