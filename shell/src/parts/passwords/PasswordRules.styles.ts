import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const usePasswordRulesStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px', fontSize: '13px' },
  rule: { display: 'flex', alignItems: 'center', gap: '8px', color: look.ink2 },
  met: { color: look.brand2, fontWeight: 500 },
})
