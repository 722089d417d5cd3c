import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/theme'

export const useFirstStepsStyles = makeStyles({
  hero: {
    padding: '28px clamp(20px, 4vw, 40px) 32px',
    borderRadius: '12px',
    backgroundColor: look.brandSurface,
    color: look.onBrand,
  },
  title: { fontSize: '20px', lineHeight: '26px', fontWeight: 600, color: '#fff' },
  lead: { marginTop: '6px', maxWidth: '560px' },
  steps: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    gap: '12px',
    listStyleType: 'none',
    margin: '22px 0 0',
    padding: 0,
  },
  step: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '4px',
    height: '100%',
    padding: '16px',
    borderRadius: '8px',
    backgroundColor: 'rgb(255 255 255 / 0.07)',
    color: look.onBrand,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: 'rgb(255 255 255 / 0.12)' },
    ':focus-visible': { outline: `2px solid ${look.lime}`, outlineOffset: '2px' },
  },
  stepTitle: { fontWeight: 600, color: look.lime },
})
