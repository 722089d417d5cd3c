import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useConsolePageStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  fault: {
    padding: '12px 16px',
    borderRadius: '8px',
    backgroundColor: look.dangerSoft,
    color: look.ink,
    overflowWrap: 'anywhere',
  },
  reason: { margin: '4px 0', whiteSpace: 'pre-wrap', fontSize: '13px' },
  advice: { margin: 0, fontSize: '13px', color: look.ink2 },
})
