import { makeStyles } from '@fluentui/react-components'
import { look } from '#theme/look.ts'

export const useTagStyles = makeStyles({
  tag: {
    display: 'inline-block',
    borderRadius: '4px',
    padding: '0 6px',
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    backgroundColor: look.brandSoft,
    color: look.brand,
  },
})
