import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useBoardStyles = makeStyles({
  columns: {
    position: 'relative',
    flexGrow: 1,
    minHeight: '320px',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(264px, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
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
      gridAutoColumns: '100%',
      scrollSnapType: 'x mandatory',
      marginInline: '-16px',
      paddingInline: '16px',
      paddingBottom: '12px',
      scrollPaddingInline: '16px',
      scrollbarWidth: 'none',
    },
  },
})
