import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useTaskListStyles = makeStyles({
  groups: { display: 'flex', flexDirection: 'column', gap: '18px' },
  sections: { display: 'flex', flexDirection: 'column', gap: '18px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
    alignItems: 'start',
    gap: '18px 16px',
  },
  heading: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '8px',
    margin: '0 0 6px',
    paddingLeft: '12px',
    fontSize: '13px',
    lineHeight: '18px',
    fontWeight: 600,
    color: look.ink,
  },
  late: { color: look.danger },
  count: { fontWeight: 400, color: look.ink3, fontVariantNumeric: 'tabular-nums' },
  card: {
    overflow: 'hidden',
    backgroundColor: look.surface,
    borderRadius: '8px',
    boxShadow: look.shadow1,
  },
  over: { outline: `2px dashed ${look.brand3}`, outlineOffset: '-2px' },
  none: { margin: 0, padding: '16px 12px', fontSize: '13px', color: look.ink3 },
  more: { alignSelf: 'center' },
})
