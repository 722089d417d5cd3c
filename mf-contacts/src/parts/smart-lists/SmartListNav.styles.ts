import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'
import { rowScroll } from 'ui-kit/side-scroll'
import { noRail } from './no-rail.ts'

export const useSmartListNavStyles = makeStyles({
  nav: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    minWidth: 0,
    [noRail]: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: '6px',
      ...rowScroll,
      // Room for the outline of the focus, and to the edges of the window.
      padding: '3px',
      marginInline: '-3px',
    },
    [media.print]: { display: 'none' },
  },
  group: {
    margin: '14px 0 4px',
    padding: '0 10px',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 600,
    color: look.ink3,
    [noRail]: { display: 'none' },
  },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    [noRail]: { flexDirection: 'row', gap: '6px' },
  },
  item: {
    // Keeps the text for screen readers in it.
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: '100%',
    minHeight: '32px',
    padding: '4px 10px',
    border: 0,
    borderRadius: '7px',
    backgroundColor: 'transparent',
    color: look.ink2,
    fontFamily: 'inherit',
    fontSize: '13px',
    lineHeight: '20px',
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { backgroundColor: look.sunken, color: look.ink },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '-1px' },
    [noRail]: {
      width: 'auto',
      whiteSpace: 'nowrap',
      border: `1px solid ${look.line2}`,
      borderRadius: '16px',
      backgroundColor: look.surface,
    },
    [media.phone]: { minHeight: '44px', borderRadius: '22px', padding: '4px 14px' },
  },
  chosen: {
    backgroundColor: look.brandSoft,
    color: look.brand,
    fontWeight: 600,
    ':hover': { backgroundColor: look.brandSoft, color: look.brand },
    [noRail]: { border: `1px solid ${look.brand}` },
    [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  name: {
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [noRail]: { maxWidth: '220px' },
  },
  count: { fontVariantNumeric: 'tabular-nums', fontSize: '12px', color: look.ink3 },
  chosenCount: { color: look.brand },
  failed: { padding: '8px 10px', fontSize: '13px', color: look.ink3 },
})
