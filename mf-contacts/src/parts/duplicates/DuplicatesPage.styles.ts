import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { media } from 'ui-kit/media'
import { thumbLink } from 'ui-kit/touch'

export const useDuplicatesPageStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '12px', listStyleType: 'none', margin: 0, padding: 0 },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    gap: '12px 24px',
    alignItems: 'start',
    padding: '16px',
    borderRadius: '10px',
    backgroundColor: look.surface,
    boxShadow: look.shadow1,
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
  reasons: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '6px' },
  person: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 },
  name: {
    ...thumbLink,
    maxWidth: '100%',
    fontWeight: 600,
    color: look.ink,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '2px' },
  },
  fact: { fontSize: '13px', lineHeight: '18px', color: look.ink2, overflowWrap: 'anywhere' },
  actions: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    [media.narrow]: { gridColumn: '1 / -1', flexDirection: 'row', flexWrap: 'wrap' },
  },
  more: { alignSelf: 'flex-start' },
})
