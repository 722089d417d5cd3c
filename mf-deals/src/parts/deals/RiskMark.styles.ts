import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useRiskMarkStyles = makeStyles({
  risk: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '22px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: look.ink2,
  },
  bad: { color: look.danger },
})
