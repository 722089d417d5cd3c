import { makeStyles } from '@fluentui/react-components'
import { progressColors } from 'ui-kit/code-labels'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

const tag = {
  flexShrink: 0,
  borderRadius: '4px',
  padding: '0 6px',
  fontSize: '11px',
  lineHeight: '16px',
  fontWeight: 600,
} as const

export const useWhatHappensNextStyles = makeStyles({
  none: { margin: 0, color: look.ink2 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '42px',
    borderTop: `1px solid ${look.line}`,
    ':first-child': { borderTopStyle: 'none' },
  },
  // Those before it are on paper only.
  firstRow: { borderTopStyle: 'none', [media.print]: { borderTopStyle: 'solid' } },
  // On a phone, a day with its hour leaves room for the title.
  facts: {
    display: 'contents',
    [media.phone]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-end',
      gap: '2px',
      flexShrink: 0,
      maxWidth: '40%',
      marginLeft: 'auto',
      paddingBlock: '6px',
      textAlign: 'right',
    },
  },
  onScreen: { [media.print]: { display: 'none' } },
  onPaper: { display: 'none', [media.print]: { display: 'flex' } },
  title: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0, padding: '8px 0' },
  mark: {
    display: 'grid',
    placeItems: 'center',
    // As large as a checkbox, so that the titles line up.
    width: '16px',
    height: '16px',
    borderRadius: '4px',
    boxShadow: `inset 0 0 0 1.5px ${look.line2}`,
    flexShrink: 0,
  },
  markDone: { backgroundColor: progressColors.COMPLETE, boxShadow: 'none', color: '#0c3426', fontSize: '14px' },
  own: { marginLeft: '-8px', minWidth: 0 },
  ownLabel: { fontWeight: 600, color: look.ink, paddingRight: 0 },
  yours: { ...tag, color: look.brand, backgroundColor: look.brandSoft },
  toConfirm: { ...tag, color: look.ink2, boxShadow: `inset 0 0 0 1px ${look.line2}` },
  day: { marginLeft: 'auto', flexShrink: 0, color: look.ink2, fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  late: { color: look.danger, fontWeight: 600 },
})
