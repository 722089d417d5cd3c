import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'
import { thumbLink } from 'ui-kit/touch'

export const useNotesStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: '14px', maxWidth: '820px' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '10px' },
  note: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '6px 12px',
    alignItems: 'start',
    padding: '14px 16px',
    backgroundColor: look.surface,
    borderRadius: '12px',
    boxShadow: look.shadow1,
  },
  pinned: { backgroundColor: look.warnSoft },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 8px',
    minHeight: '28px',
    lineHeight: '28px',
  },
  author: { fontWeight: 600, color: look.ink },
  time: { fontSize: '13px', color: look.ink3 },
  body: { gridColumn: '2 / -1', [media.phone]: { gridColumn: '1 / -1' } },
  about: { fontSize: '13px', lineHeight: '18px', color: look.ink3, paddingBottom: '4px' },
  task: { color: look.brand, textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' }, ...thumbLink },
})
