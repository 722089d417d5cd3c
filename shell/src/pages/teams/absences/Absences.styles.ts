import { makeStyles } from '@fluentui/react-components'
import { fieldPair } from 'ui-kit/field-pair'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useAbsencesStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  absence: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '9px 0',
    borderTop: `1px solid ${look.line}`,
    ':first-child': { borderTopStyle: 'none' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  days: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
  },
  about: { fontSize: '13px', color: look.ink2, overflowWrap: 'anywhere' },
  actions: { display: 'flex', gap: '6px' },
  heading: { margin: '14px 0 0', fontSize: '13px', fontWeight: 600, color: look.ink2 },
  pair: fieldPair,
  week: { display: 'grid', gap: '4px', border: 'none', margin: 0, padding: 0, minWidth: 0 },
  weekday: {
    display: 'grid',
    gridTemplateColumns: '140px minmax(0, 1fr)',
    alignItems: 'center',
    minHeight: '40px',
    gap: '0 8px',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', borderTop: `1px solid ${look.line}` },
  },
  hours: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    '& input': { minWidth: 0 },
    [media.phone]: { paddingBottom: '8px' },
  },
  off: { color: look.ink3, fontSize: '13px' },
})
