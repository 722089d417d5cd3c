import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useDateStripStyles = makeStyles({
  strip: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 24px',
    margin: 0,
    // Beside the weather if it says little, otherwise below it.
    [media.phone]: { flexGrow: 1, flexBasis: '200px', rowGap: 0 },
  },
  // The day is below its label, in a column as wide as the wider of the two. All columns fit beside the risk.
  date: {
    display: 'flex',
    flexDirection: 'column',
    maxWidth: '280px',
    [media.phone]: {
      flexDirection: 'row',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '6px',
      width: '100%',
      maxWidth: 'none',
    },
  },
  // A phone has room for the next date and the closing.
  between: { [media.phone]: { display: 'none' } },
  label: {
    color: look.ink3,
    fontSize: '12px',
    lineHeight: '16px',
    [media.phone]: { fontSize: '13px', lineHeight: '20px' },
  },
  // As high as a date that is a button.
  value: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '24px',
    margin: 0,
    fontSize: '13px',
    lineHeight: '20px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
})
