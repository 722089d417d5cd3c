import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useClosingSectionStyles = makeStyles({
  section: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    paddingTop: '12px',
    borderTop: `1px solid ${look.line}`,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  title: { margin: 0, fontSize: '14px', fontWeight: 600, color: look.ink },
})
