import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useBudgetPanelStyles = makeStyles({
  text: { margin: 0, fontSize: '13px', lineHeight: '20px', color: look.ink2 },
  version: { margin: '8px 0 4px', fontSize: '12px', lineHeight: '16px', fontWeight: 600, color: look.ink2 },
  pages: { display: 'grid', gap: '10px', margin: 0, padding: 0, listStyleType: 'none' },
  page: { display: 'grid', gap: '4px' },
  line: { display: 'flex', justifyContent: 'space-between', columnGap: '12px', fontSize: '13px', lineHeight: '18px' },
  size: { color: look.ink2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})
