import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useDateExplanationViewStyles = makeStyles({
  view: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    fontSize: '13px',
    lineHeight: '20px',
    color: look.ink2,
  },
  reason: { margin: 0, fontSize: '14px', fontWeight: 600, color: look.ink },
  line: { margin: 0 },
})
