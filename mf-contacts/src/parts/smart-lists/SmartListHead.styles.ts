import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useSmartListHeadStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    marginBottom: '8px',
    [media.print]: { display: 'none' },
  },
  name: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: 600, color: look.ink },
  hint: { flexBasis: '100%', order: 1, margin: 0, fontSize: '13px', lineHeight: '18px', color: look.ink2 },
  changed: { fontSize: '12px', color: look.ink3 },
  end: { display: 'flex', gap: '8px', marginLeft: 'auto' },
})
