import { makeStyles, tokens } from '@fluentui/react-components'
import { look } from 'ui-kit/theme'

/** The colours of charts, in both themes at 3:1 on a surface. None says anything without a word beside it. */
export const useChartColours = makeStyles({
  now: { backgroundColor: look.brand3, printColorAdjust: 'exact' },
  before: { backgroundColor: look.ink3, opacity: 0.7, printColorAdjust: 'exact' },
  agents: { backgroundColor: look.brand3, printColorAdjust: 'exact' },
  company: { backgroundColor: tokens.colorPaletteMarigoldBorderActive, printColorAdjust: 'exact' },
  referral: { backgroundColor: tokens.colorPaletteSteelBorderActive, printColorAdjust: 'exact' },
  fees: { backgroundColor: look.ink3, printColorAdjust: 'exact' },
  swatch: { width: '12px', height: '12px', borderRadius: '3px' },
})
