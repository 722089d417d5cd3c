import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

const oneColumn = '@media (max-width: 800px)'

export const usePricingPageStyles = makeStyles({
  page: {
    width: '1120px',
    maxWidth: 'calc(100vw - 40px)',
    margin: '0 auto',
    padding: '56px 0 88px',
    [media.phone]: { maxWidth: 'calc(100vw - 32px)', padding: '36px 0 56px' },
  },
  title: {
    fontFamily: look.fontDisplay,
    fontSize: '38px',
    lineHeight: '46px',
    fontWeight: 600,
    letterSpacing: '-0.015em',
    outlineStyle: 'none',
    [media.phone]: { fontSize: '32px', lineHeight: '38px' },
  },
  lead: { maxWidth: '640px', marginTop: '12px', fontSize: '17px', lineHeight: '26px', color: look.ink2 },
  ways: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '24px',
    marginTop: '40px',
    [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { marginTop: '28px' },
  },
  way: {
    display: 'flex',
    flexDirection: 'column',
    padding: '32px',
    borderRadius: '12px',
    backgroundColor: look.surface,
    boxShadow: look.shadow1,
    [media.phone]: { padding: '24px' },
    [media.forcedColors]: { outline: '1px solid CanvasText' },
  },
  wayTitle: { fontFamily: look.fontDisplay, fontSize: '24px', lineHeight: '30px', fontWeight: 600 },
  text: { marginTop: '10px', fontSize: '16px', lineHeight: '25px', color: look.ink2 },
  points: {
    margin: '18px 0 28px',
    paddingLeft: '20px',
    fontSize: '15px',
    lineHeight: '23px',
    '& li': { marginBottom: '8px', paddingLeft: '4px' },
    '& li::marker': { color: look.brand3 },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: 'auto' },
  action: {
    padding: '12px 20px',
    borderRadius: '8px',
    fontSize: '15px',
    lineHeight: '20px',
    fontWeight: 600,
    textDecorationLine: 'none',
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '2px' },
    [media.forcedColors]: { outline: '1px solid LinkText' },
  },
  primary: {
    backgroundColor: look.brandSurface,
    color: '#fff',
    ':hover': { backgroundColor: '#174a38' },
    ':global(html[data-theme="dark"])': {
      backgroundColor: look.lime,
      color: '#0c3426',
      ':hover': { backgroundColor: '#d6f674' },
    },
  },
  secondary: {
    color: look.brand2,
    boxShadow: `inset 0 0 0 1px ${look.line2}`,
    ':hover': { backgroundColor: look.sunken },
  },
  questions: { marginTop: '64px', [media.phone]: { marginTop: '44px' } },
  questionsTitle: { fontFamily: look.fontDisplay, fontSize: '26px', lineHeight: '32px', fontWeight: 600 },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '24px 40px',
    margin: '20px 0 0',
    [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  question: { borderTop: `1px solid ${look.line2}`, paddingTop: '14px' },
  term: { fontSize: '16px', lineHeight: '22px', fontWeight: 600 },
  answer: {
    margin: '6px 0 0',
    fontSize: '15px',
    lineHeight: '23px',
    color: look.ink2,
    '& a': { color: look.brand2, fontWeight: 500 },
  },
})
