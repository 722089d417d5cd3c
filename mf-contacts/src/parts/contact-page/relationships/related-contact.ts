import { look } from 'ui-kit/look'
import { thumbLink } from 'ui-kit/touch'

/** The link to a related contact, for `makeStyles`. */
export const relatedContact = {
  ...thumbLink,
  maxWidth: '100%',
  fontWeight: 500,
  color: look.ink,
  textDecorationLine: 'none',
  overflowWrap: 'anywhere',
  ':hover': { textDecorationLine: 'underline' },
  ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '2px' },
} as const
