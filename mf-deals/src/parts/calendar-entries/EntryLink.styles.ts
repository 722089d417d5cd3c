import { makeStyles, tokens } from '@fluentui/react-components'
import { look } from 'ui-kit/theme'

export const useEntryLinkStyles = makeStyles({
  entry: {
    display: 'flex',
    alignItems: 'center',
    gap: '5px',
    minHeight: '24px',
    padding: '2px 6px',
    borderRadius: '4px',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 500,
    textDecorationLine: 'none',
    overflow: 'hidden',
    '& svg': { flexShrink: 0 },
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '1px' },
  },
  title: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 },
  wrapping: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  task: { backgroundColor: look.blueSoft, color: look.ink },
  milestone: { backgroundColor: look.greenSoft, color: look.ink },
  key_date: { backgroundColor: look.yellowSoft, color: look.ink },
  closing: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  listing_expiration: { backgroundColor: look.warnSoft, color: look.ink },
  late: { backgroundColor: look.dangerSoft, color: look.danger },
  done: { backgroundColor: look.sunken, color: look.ink2, textDecorationLine: 'line-through' },
})
