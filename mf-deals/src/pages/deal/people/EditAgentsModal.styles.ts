import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { media } from 'ui-kit/media'

export const useEditAgentsModalStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 8px',
    paddingBlock: '8px',
    '& + &': { borderTop: `1px solid ${look.line}` },
  },
  name: {
    flexGrow: 1,
    flexBasis: '120px',
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontWeight: 600,
    color: look.ink,
    // On a phone what belongs to the person is below the name.
    [media.phone]: { flexBasis: 'calc(100% - 40px)' },
  },
  role: { width: '128px', [media.phone]: { flexGrow: 1 } },
  share: { width: '92px' },
  reason: { flexBasis: '100%', color: look.danger, fontSize: '12px', lineHeight: '16px' },
  end: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  total: { color: look.ink2, fontVariantNumeric: 'tabular-nums' },
  wrong: { color: look.danger },
})
