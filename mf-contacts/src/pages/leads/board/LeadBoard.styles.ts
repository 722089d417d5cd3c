import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useLeadBoardStyles = makeStyles({
  columns: {
    position: 'relative',
    flexGrow: 1,
    minHeight: '320px',
    display: 'flex',
    gap: '12px',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    marginInline: '-20px',
    paddingInline: '20px',
    paddingBottom: '16px',
    scrollPaddingInline: '20px',
    outlineStyle: 'none',
    '&[data-dragging]': { cursor: 'grabbing' },
    '&[data-dragging] :is(article, a, button)': { cursor: 'grabbing' },
    [media.phone]: {
      scrollSnapType: 'x mandatory',
      marginInline: '-16px',
      paddingInline: '16px',
      paddingBottom: '12px',
      scrollPaddingInline: '16px',
      scrollbarWidth: 'none',
    },
  },
  tabs: {
    flexShrink: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: '-16px',
    marginBottom: '8px',
    paddingInline: '8px',
  },
  tabCount: { marginLeft: '6px', fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
})
