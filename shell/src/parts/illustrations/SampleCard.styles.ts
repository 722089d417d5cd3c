import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useSampleCardStyles = makeStyles({
  card: { padding: '11px 12px 10px', borderRadius: '8px', backgroundColor: look.surface, boxShadow: look.shadow1 },
  name: { fontWeight: 600, lineHeight: '19px' },
  facts: { marginBottom: '8px', fontSize: '13px', lineHeight: '18px', color: look.ink2 },
  next: { display: 'flex', gap: '6px', marginBottom: '7px', fontSize: '12px', lineHeight: '18px' },
  when: { marginLeft: 'auto', fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  foot: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    marginTop: '8px',
    fontSize: '12px',
    lineHeight: '18px',
    color: look.ink2,
    fontVariantNumeric: 'tabular-nums',
  },
  agent: { marginLeft: 'auto', display: 'flex' },
})
