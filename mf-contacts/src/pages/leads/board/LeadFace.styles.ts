import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useLeadFaceStyles = makeStyles({
  face: { pointerEvents: 'none', '& a': { pointerEvents: 'auto' } },
  name: { paddingRight: '52px', fontSize: '14px', lineHeight: '19px', fontWeight: 600, color: look.ink },
  facts: {
    marginTop: '2px',
    fontSize: '13px',
    lineHeight: '18px',
    color: look.ink2,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  reason: { marginTop: '4px', fontSize: '13px', lineHeight: '18px', color: look.ink },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    marginTop: '7px',
    fontSize: '12px',
    lineHeight: '18px',
    color: look.ink2,
  },
  lastLine: { flexWrap: 'nowrap', justifyContent: 'space-between' },
  when: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', minWidth: 0 },
  waiting: { color: look.danger, fontWeight: 600 },
  end: { display: 'flex', alignItems: 'center', gap: '8px', flexShrink: 0 },
})
