import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useSamplePortalStyles = makeStyles({
  portal: { borderRadius: '12px', overflow: 'hidden', backgroundColor: look.surface, boxShadow: look.shadow2 },
  hero: { padding: '22px 24px 24px', backgroundColor: look.brandSurface, color: look.onBrand },
  address: { fontFamily: look.fontDisplay, fontSize: '24px', lineHeight: '30px', fontWeight: 600, color: '#fff' },
  lead: { marginTop: '2px', color: look.onBrand2 },
  body: { padding: '20px 24px 24px' },
  title: { fontWeight: 600, fontSize: '15px', marginBottom: '14px' },
  track: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: '14px' },
  },
  step: {
    position: 'relative',
    paddingTop: '26px',
    paddingRight: '6px',
    fontSize: '12px',
    lineHeight: '17px',
    color: look.ink2,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: '8px',
      height: '3px',
      backgroundColor: look.track,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: '2px',
      width: '15px',
      height: '15px',
      borderRadius: '50%',
      backgroundColor: look.surface,
      boxShadow: `inset 0 0 0 3px ${look.line2}`,
    },
  },
  done: { '::before': { backgroundColor: '#4dc480' }, '::after': { backgroundColor: '#4dc480', boxShadow: 'none' } },
  now: { '::after': { backgroundColor: '#e8d064', boxShadow: '0 0 0 4px #e8d06455' } },
  last: { '::before': { display: 'none' } },
  stepName: { display: 'block', fontWeight: 600, color: look.ink },
  turn: { marginTop: '18px', padding: '14px 16px', borderRadius: '10px', backgroundColor: look.warnSoft },
  turnTitle: { fontWeight: 600, color: look.ink },
  turnText: { color: look.ink2 },
})
