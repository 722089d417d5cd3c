import { makeStyles } from '@fluentui/react-components'
import { progressColours } from 'ui-kit/code-labels'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'

export const useTaskRowStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto',
    alignItems: 'center',
    columnGap: '12px',
    padding: '5px 12px 5px 4px',
    ':hover': { backgroundColor: look.page },
    ':focus-within': { backgroundColor: look.page },
    '& + &': { borderTop: `1px solid ${look.line}` },
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: '8px' },
  },
  done: {
    '& .fui-Checkbox__indicator': {
      backgroundColor: progressColours.COMPLETE,
      // Dark on the same green in both themes.
      color: '#0c3426',
      border: `1px solid ${progressColours.COMPLETE}`,
    },
  },
  text: { display: 'flex', flexDirection: 'column', minWidth: 0 },
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
    [media.phone]: { whiteSpace: 'normal' },
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
  marks: { display: 'flex', alignItems: 'center', gap: '8px', [media.phone]: { display: 'none' } },
  due: {
    fontSize: '13px',
    minWidth: '84px',
    textAlign: 'right',
    [media.phone]: { minWidth: 'auto', fontSize: '12px' },
  },
  assignee: { width: '24px', [media.phone]: { display: 'none' } },
  high: { color: look.danger, display: 'inline-flex' },
})
