import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useCanaryLineStyles = makeStyles({
  canary: { display: 'grid', gap: '2px', marginTop: '6px', maxWidth: '320px' },
  version: { fontSize: '12px', lineHeight: '18px', color: look.ink, overflowWrap: 'anywhere' },
  text: { fontSize: '12px', lineHeight: '16px', color: look.ink3 },
})
