import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useRulePackPanelStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBlock: '4px 16px' },
  text: { margin: 0 },
  quiet: { margin: 0, fontSize: '13px', lineHeight: '20px', color: look.ink2 },
  sources: { margin: 0, paddingLeft: '18px', fontSize: '13px', lineHeight: '20px', overflowWrap: 'anywhere' },
  link: { color: look.brand },
  heading: { margin: 0, fontSize: '14px', fontWeight: 600 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { display: 'grid', gap: '2px', paddingBlock: '8px', '& + &': { borderTop: `1px solid ${look.line}` } },
  title: { fontWeight: 500, overflowWrap: 'anywhere' },
  from: { color: look.ink2, textDecorationLine: 'line-through', fontSize: '13px' },
  to: { fontSize: '13px' },
})
