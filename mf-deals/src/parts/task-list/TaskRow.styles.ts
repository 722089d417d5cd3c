import { makeStyles } from '@fluentui/react-components'
import { progressColors } from 'ui-kit/code-labels'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

/** A list in a column or on a phone. Its titles take the room, and its marks a line of their own. */
const narrowList = '@container (max-width: 560px)'

export const useTaskRowStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto',
    alignItems: 'center',
    columnGap: '12px',
    padding: '5px 12px 5px 4px',
    position: 'relative',
    touchAction: 'pan-y',
    ':hover': { backgroundColor: look.page },
    ':focus-within': { backgroundColor: look.page },
    '& + &': { borderTop: `1px solid ${look.line}` },
    [narrowList]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto', columnGap: '8px' },
  },
  // Left of the row, where a swipe draws it into view.
  swiped: {
    display: 'none',
    position: 'absolute',
    insetBlock: 0,
    right: '100%',
    width: '100vw',
    alignItems: 'center',
    justifyContent: 'flex-end',
    paddingRight: '20px',
    color: look.ink3,
    backgroundColor: look.page,
    '[data-swipe] > &': { display: 'flex' },
    '[data-swipe=ready] > &': { color: '#0c3426', backgroundColor: progressColors.COMPLETE },
  },
  done: {
    '& .fui-Checkbox__indicator': {
      backgroundColor: progressColors.COMPLETE,
      // Dark on the same green in both themes.
      color: '#0c3426',
      border: `1px solid ${progressColors.COMPLETE}`,
    },
  },
  // On a phone a tap anywhere on the text opens the task.
  text: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    [media.phone]: { position: 'relative', minHeight: '44px' },
  },
  title: {
    appearance: 'none',
    border: 'none',
    background: 'none',
    padding: '2px 0',
    margin: 0,
    font: 'inherit',
    fontWeight: 500,
    color: look.ink,
    textAlign: 'left',
    cursor: 'pointer',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRadius: '4px',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '1px' },
    [narrowList]: { whiteSpace: 'normal' },
    [media.phone]: { '::after': { content: '""', position: 'absolute', inset: 0 } },
  },
  struck: { color: look.ink3, textDecorationLine: 'line-through' },
  meta: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    minHeight: '24px',
    fontSize: '12px',
    lineHeight: '20px',
    color: look.ink3,
  },
  kind: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
  link: {
    color: look.ink2,
    textDecorationLine: 'none',
    // WCAG 2.5.8: a target of 24px in a line of 20.
    padding: '2px 0',
    borderRadius: '4px',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${look.brand3}` },
  },
  steps: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: '13px',
    color: look.ink3,
    fontVariantNumeric: 'tabular-nums',
  },
  marks: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    [narrowList]: {
      gridColumnStart: 2,
      gridColumnEnd: -1,
      gridRowStart: 2,
      paddingBottom: '6px',
      ':empty': { display: 'none' },
    },
  },
  due: {
    fontSize: '13px',
    minWidth: '84px',
    textAlign: 'right',
    // The time goes under its day, which leaves the title the room.
    [narrowList]: { minWidth: 'auto', width: 'min-content' },
  },
  assignee: { width: '24px', [media.phone]: { display: 'none' } },
  high: { color: look.danger, display: 'inline-flex' },
})
