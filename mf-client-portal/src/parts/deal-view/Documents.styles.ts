import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'
import { thumbLink } from 'ui-kit/touch'

export const useDocumentsStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '10px 0',
    ':not(:first-child)': { borderTop: `1px solid ${look.line}` },
    ':last-child': { paddingBottom: 0 },
  },
  name: {
    minHeight: '24px',
    padding: 0,
    border: 'none',
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    color: look.ink,
    textAlign: 'left',
    overflowWrap: 'anywhere',
    borderRadius: '4px',
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '2px' },
  },
  download: { [media.print]: { display: 'none' } },
  opens: { ...thumbLink, cursor: 'pointer', ':hover': { textDecorationLine: 'underline' } },
  meta: { fontSize: '13px', lineHeight: '18px', color: look.ink2 },
})
