import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'

export const useSampleBoardStyles = makeStyles({
  board: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '12px',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '10px',
    borderRadius: '10px',
    backgroundColor: look.sunken,
    [media.phone]: { ':nth-child(n + 2)': { display: 'none' } },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '0 2px 2px',
    fontSize: '13px',
    lineHeight: '18px',
    fontWeight: 600,
  },
  dot: { width: '8px', height: '8px', borderRadius: '50%' },
  quiet: { color: look.ink3, fontWeight: 500 },
  volume: { marginLeft: 'auto', color: look.ink2, fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  card: { padding: '11px 12px 10px', borderRadius: '8px', backgroundColor: look.surface, boxShadow: look.shadow1 },
  name: { fontWeight: 600, lineHeight: '19px' },
  facts: { marginBottom: '8px', fontSize: '13px', lineHeight: '18px', color: look.ink2 },
  next: { display: 'flex', gap: '6px', marginBottom: '7px', fontSize: '12px', lineHeight: '18px' },
  when: { marginLeft: 'auto', fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  late: { color: look.danger },
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
