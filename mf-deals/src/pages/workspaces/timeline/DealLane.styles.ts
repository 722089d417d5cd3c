import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useDealLaneStyles = makeStyles({
  bar: {
    position: 'absolute',
    top: '10px',
    height: '16px',
    borderRadius: '8px',
    ':hover': { boxShadow: look.shadow2 },
    [media.forcedColors]: { outline: '1px solid CanvasText' },
  },
  /** Open at the end: there is no closing date. */
  open: {
    borderTopRightRadius: 0,
    borderBottomRightRadius: 0,
    maskImage: 'linear-gradient(to right, black 60%, transparent)',
  },
  mark: {
    position: 'absolute',
    top: '13px',
    width: '9px',
    height: '9px',
    marginLeft: '-5px',
    borderRadius: '2px',
    transform: 'rotate(45deg)',
    backgroundColor: look.surface,
    border: `2px solid ${look.ink2}`,
    boxSizing: 'border-box',
  },
  past: { backgroundColor: look.ink2, [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  late: {
    backgroundColor: look.danger,
    border: `2px solid ${look.danger}`,
    // Without its color it would look like a past mark.
    [media.forcedColors]: { backgroundColor: 'Highlight', borderRadius: '50%' },
  },
  day: {
    position: 'absolute',
    top: '8px',
    marginLeft: '7px',
    paddingInline: '3px',
    // Hides today's line behind it.
    backgroundColor: look.surface,
    fontSize: '12px',
    lineHeight: '20px',
    whiteSpace: 'nowrap',
    color: look.ink2,
    pointerEvents: 'none',
  },
})
