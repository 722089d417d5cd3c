import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

const oneColumn = '@media (max-width: 900px)'

export const useProsePageStyles = makeStyles({
  page: {
    width: '1120px',
    maxWidth: 'calc(100vw - 40px)',
    margin: '0 auto',
    padding: '56px 0 80px',
    [media.phone]: { maxWidth: 'calc(100vw - 32px)', paddingTop: '36px' },
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
  columns: {
    display: 'grid',
    gridTemplateColumns: '220px minmax(0, 640px)',
    gap: '32px 72px',
    marginTop: '44px',
    [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: '28px' },
  },
  contents: {
    position: 'sticky',
    top: '28px',
    alignSelf: 'start',
    [oneColumn]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
  contentsList: { listStyleType: 'none', margin: 0, padding: 0, borderLeft: `1px solid ${look.line2}` },
  contentsLink: {
    display: 'block',
    padding: '5px 14px',
    [media.phone]: { paddingBlock: '12px' },
    color: look.ink2,
    textDecorationLine: 'none',
    ':hover': { color: look.ink, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, borderRadius: '4px' },
  },
  section: { scrollMarginTop: '20px', marginBottom: '36px' },
  heading: { marginBottom: '10px', fontSize: '19px', lineHeight: '26px', fontWeight: 600 },
  prose: {
    fontSize: '16px',
    lineHeight: '26px',
    color: look.ink,
    '& p': { marginBottom: '12px' },
    '& ul': { margin: '0 0 12px', paddingLeft: '20px' },
    '& li': { marginBottom: '6px' },
    '& a': { color: look.brand2, fontWeight: 500 },
    '& b': { fontWeight: 600 },
    '& code': { padding: '1px 5px', borderRadius: '4px', backgroundColor: look.sunken, fontSize: '14px' },
  },
  updated: { color: look.ink3, fontSize: '13px' },
})
