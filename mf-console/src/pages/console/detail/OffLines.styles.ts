import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useOffLinesStyles = makeStyles({
  line: {
    display: 'grid',
    rowGap: '4px',
    padding: '12px 16px',
    borderRadius: '12px',
    backgroundColor: look.warnSoft,
    color: look.ink,
    overflowWrap: 'anywhere',
  },
})
