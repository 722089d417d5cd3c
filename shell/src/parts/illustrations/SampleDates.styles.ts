import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useSampleDatesStyles = makeStyles({
  box: { padding: '8px 18px', borderRadius: '12px', backgroundColor: look.surface, boxShadow: look.shadow1 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 10px',
    padding: '10px 0',
    borderTop: `1px solid ${look.line}`,
    ':first-child': { borderTopStyle: 'none' },
  },
  name: { fontWeight: 500 },
  why: { fontSize: '12px', color: look.ink3 },
  days: { marginLeft: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  old: { marginRight: '8px', color: look.ink3, textDecorationLine: 'line-through' },
  now: { fontWeight: 600 },
})
