import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useBarChartStyles = makeStyles({
  bars: { display: 'flex', flexDirection: 'column', gap: '2px', margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'grid',
    gridTemplateColumns: '150px minmax(0, 1fr) 130px',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '36px',
    padding: '2px 8px',
    marginInline: '-8px',
    ':hover': { backgroundColor: look.page },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: '4px', paddingBlock: '6px' },
  },
  label: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: look.ink, fontSize: '13px' },
  tracks: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    [media.phone]: { gridColumn: '1 / -1', gridRow: '2' },
  },
  bar: { display: 'block', minWidth: '2px', height: '16px', borderRadius: '0 3px 3px 0' },
  thin: { height: '6px' },
  value: {
    textAlign: 'right',
    fontSize: '13px',
    fontWeight: 600,
    color: look.ink,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  valueBefore: { display: 'block', fontSize: '12px', lineHeight: '16px', fontWeight: 400, color: look.ink3 },
})
