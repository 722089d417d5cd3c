import { makeStyles } from '@fluentui/react-components'
import { media } from '#theme/media.ts'
import { look } from '#theme/look.ts'

export const useColumnEdgeStyles = makeStyles({
  edge: {
    position: 'absolute',
    insetBlock: 0,
    right: '-5px',
    width: '10px',
    zIndex: 1,
    cursor: 'col-resize',
    touchAction: 'none',
    outlineStyle: 'none',
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '8px',
      left: '4px',
      width: '2px',
      borderRadius: '1px',
      backgroundColor: look.line2,
    },
    ':hover::after': { insetBlock: 0, backgroundColor: look.brand3 },
    ':active::after': { insetBlock: 0, backgroundColor: look.brand3 },
    ':focus-visible::after': { insetBlock: 0, backgroundColor: look.brand3, width: '3px' },
    // Within the table: beyond its end it would be more to scroll to, and the end would fade out.
    ':global(th:last-child)': { right: 0, '::after': { left: '8px' } },
    [media.forcedColors]: { '::after': { backgroundColor: 'CanvasText' } },
    [media.print]: { display: 'none' },
  },
})
