import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useWhyDateStyles = makeStyles({
  day: {
    position: 'relative',
    minWidth: 0,
    paddingInline: '4px',
    marginInline: '-4px',
    fontSize: 'inherit',
    fontWeight: 'inherit',
    color: look.ink,
    textAlign: 'inherit',
  },
})
