import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useWeekColumnsStyles = makeStyles({
  week: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    backgroundColor: look.surface,
    borderRadius: '12px',
    boxShadow: look.shadow1,
    overflow: 'hidden',
  },
  day: { padding: '8px', '& + &': { borderTop: `1px solid ${look.line}` } },
  today: { backgroundColor: look.brandSoft },
  over: { backgroundColor: look.brandSoft, outline: `2px solid ${look.brand3}`, outlineOffset: '-2px' },
  head: { display: 'flex', alignItems: 'baseline', margin: '0 0 8px' },
  name: { fontSize: '13px', fontWeight: 600, color: look.ink2 },
  entries: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
})
