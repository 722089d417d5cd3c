import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { media } from 'ui-kit/media'

export const useDuplicateHintStyles = makeStyles({
  hint: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '10px 14px',
    borderRadius: '10px',
    backgroundColor: look.brandSoft,
    color: look.ink,
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
  apart: { marginBottom: '16px' },
  words: { flexGrow: 1, minWidth: 'min(100%, 240px)', margin: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: 600, color: look.ink },
  facts: { color: look.ink2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  // While empty it takes no space, not even the gap to its neighbors.
  region: {
    marginTop: '16px',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    ':empty': { display: 'none' },
    // The form is longer than the screen: in sight whichever field is filled in, one at a time.
    [media.phone]: {
      position: 'sticky',
      bottom: '-4px',
      zIndex: 1,
      // Nothing of the fields that it covers shows around it.
      paddingBlock: '12px 8px',
      marginBottom: '-4px',
      backgroundColor: look.surface,
      borderTop: `1px solid ${look.line}`,
      '& > :nth-child(n + 2)': { display: 'none' },
    },
  },
})
