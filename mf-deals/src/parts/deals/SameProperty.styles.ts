import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useSamePropertyStyles = makeStyles({
  note: {
    marginTop: '8px',
    padding: '8px 12px',
    borderRadius: '8px',
    backgroundColor: look.warnSoft,
    color: look.ink,
    fontSize: '13px',
    lineHeight: '20px',
  },
  list: { listStyleType: 'none', margin: 0, padding: 0, overflowWrap: 'anywhere' },
  link: { color: look.ink, fontWeight: 600, textDecorationLine: 'underline' },
})
