import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useAgendaListStyles = makeStyles({
  days: { display: 'flex', flexDirection: 'column', gap: '16px' },
  heading: {
    breakAfter: 'avoid',
    margin: '0 0 6px',
    paddingLeft: '12px',
    fontSize: '13px',
    fontWeight: 600,
    color: look.ink,
  },
  today: { color: look.brand2 },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: '4px',
    backgroundColor: look.surface,
    borderRadius: '8px',
    boxShadow: look.shadow1,
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    '& + &': { borderTop: `1px solid ${look.line}` },
    [media.print]: { breakInside: 'avoid', '& > button': { display: 'none' } },
  },
  row: {
    flexGrow: 1,
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 10px',
    minHeight: '44px',
    padding: '6px 10px',
    borderRadius: '6px',
    color: look.ink,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: look.page },
    ':focus-visible': { outline: `2px solid ${look.brand3}` },
  },
  text: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  title: { fontWeight: 500, overflowWrap: 'anywhere' },
  done: { color: look.ink3, textDecorationLine: 'line-through' },
  deal: { fontSize: '12px', lineHeight: '18px', color: look.ink3 },
  late: { color: look.danger, fontSize: '13px', fontWeight: 600 },
  kind: { fontSize: '13px', color: look.ink3 },
})
