import { makeStyles } from '@fluentui/react-components'
import { lightLook } from '#theme/look-values.ts'

export const useStatusChipStyles = makeStyles({
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    borderRadius: '10px',
    padding: '0 8px',
    fontSize: '12px',
    lineHeight: '20px',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    // The fills are light in both themes, so the text is dark in both.
    color: lightLook.lookInk,
    printColorAdjust: 'exact',
  },
})
