import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { thumbLink } from 'ui-kit/touch'

export const useEarlyTasksStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    marginTop: '12px',
    paddingBlock: '12px 2px',
    borderTop: `1px solid ${look.line}`,
  },
  text: { flexGrow: 1, fontSize: '13px', lineHeight: '20px', color: look.ink2 },
  // Below the text together, where there is no room beside it.
  actions: { display: 'flex', alignItems: 'center', gap: '12px' },
  review: { padding: '2px 0', fontSize: '13px', color: look.brand2, ...thumbLink },
})
