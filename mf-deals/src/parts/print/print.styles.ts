import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

/** US Letter at 96 dots per inch: a preview of the print. */
const LETTER = '816px'
const LETTER_ACROSS = '1056px'

export const usePaperStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    width: '100%',
    maxWidth: LETTER,
    marginBottom: '16px',
    [media.print]: { display: 'none' },
  },
  leave: { marginLeft: 'auto', [media.phone]: { marginLeft: 0 } },
  provider: { backgroundColor: 'transparent' },
  sheet: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: LETTER,
    padding: '48px 56px',
    backgroundColor: '#fff',
    color: look.ink,
    boxShadow: look.shadow1,
    fontSize: '13px',
    lineHeight: '18px',
    [media.phone]: { padding: '24px 20px' },
    [media.print]: { maxWidth: 'none', padding: 0, boxShadow: 'none', fontSize: '9.5pt', lineHeight: '13pt' },
  },
  head: { borderBottom: `2px solid ${look.brand}`, paddingBottom: '16px' },
  imprint: { display: 'flex', justifyContent: 'space-between', gap: '16px', color: look.ink2, fontSize: '12px' },
  titleLine: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 14px', marginTop: '18px' },
  title: { fontFamily: look.fontDisplay, fontSize: '26px', lineHeight: '32px', fontWeight: 600, margin: 0 },
  under: { margin: '2px 0 0', color: look.ink2 },
  section: { marginTop: '22px' },
  heading: {
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 600,
    color: look.brand2,
    margin: '0 0 6px',
    paddingBottom: '4px',
    borderBottom: `1px solid ${look.line}`,
    breakAfter: 'avoid',
  },
  quiet: { color: look.ink2, margin: 0 },
  /** For wide tables. */
  across: { maxWidth: LETTER_ACROSS },
})
