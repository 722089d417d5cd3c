import { makeStyles, tokens } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { media } from 'ui-kit/media'
import { thumbLink } from 'ui-kit/touch'

const link = {
  // A line of links is as high as a thumb's target; they must not reach into the lines around it.
  [media.phone]: { ...thumbLink[media.phone], paddingBlock: '10px', marginBlock: 0 },
  display: 'inline-block',
  minHeight: '24px',
  lineHeight: '24px',
  textDecorationLine: 'none',
  borderRadius: '4px',
  ':hover': { textDecorationLine: 'underline' },
  ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '2px' },
} as const

export const useHowToReachStyles = makeStyles({
  // Three of them fit the narrowest column.
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', '& > *': { minWidth: 0, flexGrow: 1 } },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  link: { ...link, color: tokens.colorBrandForegroundLink, minWidth: 0, overflowWrap: 'anywhere' },
  number: { whiteSpace: 'nowrap' },
  second: { ...link, whiteSpace: 'nowrap', color: look.ink3, fontSize: '13px' },
})
