import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useHistoryPanelStyles = makeStyles({
  none: { margin: 0, fontSize: '13px', lineHeight: '20px', color: look.ink2 },
  edits: { display: 'grid', gap: '10px', margin: 0, padding: 0, listStyleType: 'none' },
  edit: {
    display: 'grid',
    paddingLeft: '12px',
    borderLeft: `2px solid ${look.line2}`,
    fontSize: '13px',
    lineHeight: '18px',
    overflowWrap: 'anywhere',
  },
  what: { color: look.ink },
  meta: { fontSize: '12px', color: look.ink3 },
  why: { color: look.ink2 },
})
