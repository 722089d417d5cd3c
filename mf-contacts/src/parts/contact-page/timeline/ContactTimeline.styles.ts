import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'
import { thumbLink } from 'ui-kit/touch'

export const useContactTimelineStyles = makeStyles({
  timeline: { display: 'flex', flexDirection: 'column', gap: '8px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  title: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: 600, color: look.ink },
  filter: { minWidth: '200px' },
  day: {
    margin: '12px 0 4px',
    fontSize: '13px',
    lineHeight: '18px',
    fontWeight: 600,
    color: look.ink2,
  },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  entry: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    columnGap: '10px',
    alignItems: 'start',
    padding: '10px 12px',
    backgroundColor: look.surface,
    borderRadius: '12px',
    boxShadow: look.shadow1,
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
  quiet: { backgroundColor: 'transparent', boxShadow: 'none', paddingBlock: '4px' },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    borderRadius: '50%',
    backgroundColor: look.brandSoft,
    color: look.brand,
  },
  // A sentence, which wraps between any two words. Its first line is level with the icon.
  words: {
    minWidth: 0,
    paddingBlock: '4px',
    lineHeight: '20px',
    color: look.ink2,
    overflowWrap: 'anywhere',
    '& > *': { marginRight: '2px' },
  },
  who: { fontWeight: 600, color: look.ink },
  time: { fontSize: '13px', color: look.ink3, whiteSpace: 'nowrap' },
  body: { gridColumn: '2 / -1', paddingTop: '2px', minWidth: 0 },
  editor: { display: 'flex', flexDirection: 'column', gap: '12px' },
  message: { margin: '0 0 4px', color: look.ink, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  // Within a sentence, only the line tells it from the words around it.
  link: { ...thumbLink, color: look.brand, textDecorationLine: 'underline', textUnderlineOffset: '2px' },
  more: { alignSelf: 'center', marginTop: '8px' },
})
