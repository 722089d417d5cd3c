import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useActivityStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '14px' },
  list: {
    listStyleType: 'none',
    width: '100%',
    margin: 0,
    padding: '6px 20px',
    backgroundColor: look.surface,
    borderRadius: '12px',
    boxShadow: look.shadow1,
    [media.phone]: { padding: '4px 14px' },
  },
  event: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '10px 0',
    '& + &': { borderTop: `1px solid ${look.line}` },
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
  sentence: { color: look.ink2, overflowWrap: 'anywhere' },
  actor: { fontWeight: 600, color: look.ink },
  end: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    [media.phone]: { gridColumn: '2', justifyContent: 'flex-end', flexWrap: 'wrap', gap: '0 8px' },
  },
  turned: { transform: 'rotate(180deg)' },
  changes: { gridColumn: '2 / -1', padding: '4px 0 6px' },
  time: {
    fontSize: '13px',
    color: look.ink3,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    minWidth: '108px',
    textAlign: 'right',
    [media.phone]: { order: -1, minWidth: 0, marginRight: 'auto', textAlign: 'left', fontSize: '12px' },
  },
})
