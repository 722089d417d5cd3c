import { makeStyles } from '@fluentui/react-components'
import { usePaperStyles } from '#parts/print/print.styles.ts'
import { look } from 'ui-kit/look'

const line = `1px solid ${look.line}`

const useDealStyles = makeStyles({
  status: { fontWeight: 600, color: look.brand2 },
  facts: { display: 'flex', flexWrap: 'wrap', gap: '10px 32px', margin: '16px 0 0' },
  label: { color: look.ink3, fontSize: '11px', lineHeight: '16px' },
  fact: { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: '0 40px',
    '@media screen and (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  person: { display: 'flex', flexDirection: 'column', padding: '4px 0', breakInside: 'avoid' },
  date: { display: 'flex', justifyContent: 'space-between', gap: '12px', padding: '2px 0', breakInside: 'avoid' },
  day: { margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  milestone: { marginTop: '10px' },
  milestoneHead: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    margin: '0 0 2px',
    fontSize: 'inherit',
    fontWeight: 600,
    breakAfter: 'avoid',
    '& > :last-child:not(:first-child)': { fontWeight: 400 },
  },
  task: {
    display: 'grid',
    gridTemplateColumns: '14px minmax(0, 1fr) minmax(0, 130px) 88px',
    alignItems: 'baseline',
    gap: '10px',
    padding: '3px 0',
    borderBottom: line,
    breakInside: 'avoid',
    '& > :last-child': { textAlign: 'right' },
    '@media screen and (max-width: 640px)': {
      gridTemplateColumns: '14px minmax(0, 1fr) 88px',
      '& > :nth-child(3)': { display: 'none' },
    },
  },
  box: {
    boxSizing: 'border-box',
    width: '12px',
    height: '12px',
    border: `1px solid ${look.ink3}`,
    borderRadius: '2px',
    fontSize: '10px',
    lineHeight: '10px',
    textAlign: 'center',
    alignSelf: 'center',
  },
  what: { overflowWrap: 'anywhere' },
  note: { margin: '0 0 10px', whiteSpace: 'pre-wrap', breakInside: 'avoid' },
})

/** The styles of a deal on paper. */
export const usePrintStyles = () => ({ ...usePaperStyles(), ...useDealStyles() })
