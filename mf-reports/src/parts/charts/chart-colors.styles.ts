import { makeStyles, tokens } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

const marked = { printColorAdjust: 'exact', [media.forcedColors]: { backgroundColor: 'Highlight' } } as const
const besides = {
  printColorAdjust: 'exact',
  [media.forcedColors]: { backgroundColor: 'Canvas', outline: '1px solid CanvasText', outlineOffset: '-1px' },
} as const

/** The colors of charts, with a contrast of 3:1 on a surface in both themes. Each has a text beside it. */
export const useChartColors = makeStyles({
  now: { backgroundColor: look.brand3, ...marked },
  before: { backgroundColor: look.ink3, opacity: 0.7, ...besides },
  agents: { backgroundColor: look.brand3, ...marked },
  company: { backgroundColor: tokens.colorPaletteMarigoldBorderActive, ...besides },
  referral: { backgroundColor: tokens.colorPaletteSteelBorderActive, ...besides },
  fees: { backgroundColor: look.ink3, ...besides },
  swatch: { width: '12px', height: '12px', borderRadius: '3px' },
})
