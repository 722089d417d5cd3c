import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const usePortalRowStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '10px 0',
    borderTop: `1px solid ${look.line}`,
    ':first-child': { borderTopStyle: 'none' },
  },
  words: { flex: '1 1 200px', minWidth: 0 },
  name: { display: 'flex', alignItems: 'center', gap: '8px', fontWeight: 600, color: look.ink },
  facts: { color: look.ink2, fontSize: '13px', lineHeight: '18px' },
  actions: { display: 'flex', gap: '8px', [media.phone]: { width: '100%', paddingLeft: '44px' } },
})
