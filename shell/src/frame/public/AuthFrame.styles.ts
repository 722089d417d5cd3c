import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

const stacked = '@media (max-width: 900px)'

export const useAuthFrameStyles = makeStyles({
  frame: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 13fr)',
    minHeight: '100dvh',
    [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
  side: {
    display: 'flex',
    flexDirection: 'column',
    padding: '28px clamp(40px, 5vw, 88px) 48px',
    backgroundColor: look.brandSurface,
    color: look.onBrand,
    [stacked]: { padding: '18px 20px' },
  },
  home: {
    alignSelf: 'flex-start',
    padding: '10px 0',
    margin: '-10px 0',
    textDecorationLine: 'none',
    borderRadius: '6px',
    ':focus-visible': { outline: `2px solid ${look.lime}`, outlineOffset: '4px' },
  },
  statement: {
    marginTop: 'auto',
    maxWidth: '440px',
    fontFamily: look.fontDisplay,
    fontSize: '32px',
    lineHeight: '40px',
    fontWeight: 600,
    letterSpacing: '-0.015em',
    color: '#fff',
    textWrap: 'balance',
    [stacked]: { display: 'none' },
  },
  picture: {
    marginTop: '28px',
    marginBottom: 'auto',
    maxWidth: '520px',
    color: look.ink,
    [stacked]: { display: 'none' },
  },
  main: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    padding: '40px 24px',
    outlineStyle: 'none',
    [stacked]: { placeItems: 'start center', paddingTop: '36px' },
    [media.phone]: { paddingInline: '16px' },
  },
  box: { width: '100%', maxWidth: '380px' },
  wide: { maxWidth: '500px' },
  title: {
    fontFamily: look.fontDisplay,
    fontSize: '28px',
    lineHeight: '34px',
    fontWeight: 600,
    letterSpacing: '-0.015em',
    outlineStyle: 'none',
  },
  lead: { margin: '6px 0 24px', color: look.ink2 },
})
