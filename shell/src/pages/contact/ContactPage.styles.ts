import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useContactPageStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
    alignItems: 'start',
    gap: '32px 64px',
    width: '1120px',
    maxWidth: 'calc(100vw - 40px)',
    margin: '0 auto',
    padding: '56px 0 72px',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: '36px' },
    [media.phone]: { maxWidth: 'calc(100vw - 32px)' },
  },
  title: {
    fontFamily: look.fontDisplay,
    fontSize: '38px',
    lineHeight: '46px',
    fontWeight: 600,
    letterSpacing: '-0.015em',
    outlineStyle: 'none',
    textWrap: 'balance',
    [media.phone]: { fontSize: '32px', lineHeight: '38px' },
  },
  lead: { marginTop: '12px', fontSize: '16px', lineHeight: '25px', color: look.ink2 },
  list: { margin: '24px 0 0', padding: 0, listStyleType: 'none' },
  item: { padding: '14px 0', borderTop: `1px solid ${look.line2}` },
  itemTitle: { fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  itemText: { color: look.ink2 },
  link: { color: look.brand2, fontWeight: 600 },
})
