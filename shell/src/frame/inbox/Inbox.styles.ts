import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { media } from 'ui-kit/media'

export const useInboxStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px', padding: '4px 0 12px' },
  group: { marginBottom: '20px' },
  groupHead: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '8px',
    borderBottom: `1px solid ${look.line}`,
  },
  groupName: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: '12px minmax(0, 1fr) auto',
    columnGap: '8px',
    alignItems: 'start',
    padding: '8px 0',
    '& + &': { borderTop: `1px solid ${look.line}` },
  },
  dot: { width: '8px', height: '8px', borderRadius: '4px', marginTop: '7px', backgroundColor: look.brand3 },
  link: {
    gridColumn: 2,
    [media.phone]: { minHeight: '44px' },
    color: look.ink,
    textDecorationLine: 'none',
    borderRadius: '4px',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '2px' },
  },
  unread: { fontWeight: 600 },
  subject: { display: 'block', overflowWrap: 'anywhere' },
  meta: { display: 'block', fontSize: '13px', lineHeight: '18px', fontWeight: 400, color: look.ink2 },
  actions: { gridColumn: 3, whiteSpace: 'nowrap' },
  action: { color: look.ink2 },
  end: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '12px' },
})
