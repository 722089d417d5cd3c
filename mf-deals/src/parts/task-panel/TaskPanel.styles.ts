import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/theme'

export const useTaskPanelStyles = makeStyles({
  more: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    marginTop: '14px',
    padding: '16px 0',
    borderTop: `1px solid ${look.line}`,
  },
})
