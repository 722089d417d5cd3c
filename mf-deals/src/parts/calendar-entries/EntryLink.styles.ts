import { makeStyles, tokens } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'

export const useEntryLinkStyles = makeStyles({
  entry: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '5px',
    minHeight: '24px',
    padding: '2px 6px',
    borderRadius: '4px',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 500,
    textDecorationLine: 'none',
    overflow: 'hidden',
    '& svg': { flexShrink: 0, marginTop: '1px' },
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '1px' },
    // Paper takes no backgrounds, so an outline keeps entries apart.
    [media.print]: { backgroundColor: 'transparent', color: look.ink, boxShadow: `inset 0 0 0 1px ${look.line2}` },
  },
  title: {
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    [media.print]: { WebkitLineClamp: 'none' },
  },
  wrapping: { WebkitLineClamp: 'none' },
  time: { flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
  task: { backgroundColor: look.blueSoft, color: look.ink },
  milestone: { backgroundColor: look.greenSoft, color: look.ink },
  key_date: { backgroundColor: look.yellowSoft, color: look.ink },
  closing: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  listing_expiration: { backgroundColor: look.warnSoft, color: look.ink },
  appointment: { backgroundColor: look.brandSoft, color: look.ink, boxShadow: `inset 3px 0 0 ${look.brand3}` },
  late: { backgroundColor: look.dangerSoft, color: look.danger },
  done: { backgroundColor: look.sunken, color: look.ink2, textDecorationLine: 'line-through' },
})
