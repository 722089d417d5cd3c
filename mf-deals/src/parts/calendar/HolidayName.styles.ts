import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useHolidayNameStyles = makeStyles({
  name: {
    display: 'inline-block',
    maxWidth: '100%',
    paddingLeft: '6px',
    boxSizing: 'border-box',
    verticalAlign: 'middle',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 400,
    color: look.ink2,
  },
})
