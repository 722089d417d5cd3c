import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useFaqPageStyles = makeStyles({
  // Two fixed columns: balanced ones would move panels around whenever an answer opens.
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
    alignItems: 'start',
    gap: '16px',
    maxWidth: '1240px',
  },
  column: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  item: {
    borderTop: `1px solid ${look.line}`,
    ':first-of-type': { borderTopStyle: 'none' },
    '&[open] > summary > span': { transform: 'rotate(90deg)' },
  },
  question: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    padding: '12px 0',
    fontWeight: 500,
    listStyleType: 'none',
    cursor: 'pointer',
    borderRadius: '6px',
    '::-webkit-details-marker': { display: 'none' },
    ':focus-visible': { outline: `2px solid ${look.brand3}` },
  },
  mark: { display: 'inline-flex', color: look.ink3, transitionProperty: 'transform', transitionDuration: '150ms' },
  answer: {
    padding: '0 0 14px 26px',
    maxWidth: '62ch',
    lineHeight: '22px',
    color: look.ink2,
    '& kbd': {
      padding: '0 5px',
      border: `1px solid ${look.line2}`,
      borderRadius: '4px',
      font: 'inherit',
      fontSize: '12px',
    },
  },
})
