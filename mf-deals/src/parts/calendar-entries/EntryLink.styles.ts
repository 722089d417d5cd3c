import { makeStyles, tokens } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

/** Words that may take so many lines before they are cut. */
const lines = (most: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: most,
    minWidth: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    [media.print]: { display: 'block' },
  }) as const

/** Beside several others at the same hour: words break instead of being cut to nothing. */
const squeezed = '@container (max-width: 110px)'
const wrapped = { whiteSpace: 'normal', overflowWrap: 'anywhere', textOverflow: 'clip' } as const

export const useEntryLinkStyles = makeStyles({
  entry: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '5px',
    minHeight: '24px',
    [media.phone]: { minHeight: '44px', alignItems: 'center' },
    padding: '2px 6px',
    borderRadius: '4px',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 500,
    textDecorationLine: 'none',
    overflow: 'hidden',
    '& svg': { flexShrink: 0, marginTop: '1px', [squeezed]: { display: 'none' } },
    [squeezed]: { paddingInline: '4px', height: '100%' },
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '1px' },
    // The colors are what tells kinds apart, on paper too.
    [media.print]: { printColorAdjust: 'exact' },
  },
  title: { flexGrow: 1, minWidth: 0, overflow: 'hidden', overflowWrap: 'anywhere' },
  cut: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [media.print]: { whiteSpace: 'normal' },
    [squeezed]: wrapped,
  },
  // In a narrow day, only the first line begins beside the icon. What hides its overflow would stay beside it.
  card: { [media.tight]: { display: 'block', '& > svg': { float: 'left', marginRight: '5px' } } },
  two: { ...lines(2), [media.tight]: { display: 'block', overflow: 'visible' } },
  three: lines(3),
  row: { display: 'block' },
  // The time goes below where it does not fit beside.
  rest: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '6px' },
  time: {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    [squeezed]: wrapped,
  },
  task: { backgroundColor: look.blueSoft, color: look.ink },
  milestone: { backgroundColor: look.greenSoft, color: look.ink },
  key_date: { backgroundColor: look.yellowSoft, color: look.ink },
  closing: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  listing_expiration: { backgroundColor: look.warnSoft, color: look.ink },
  appointment: { backgroundColor: look.brandSoft, color: look.ink, boxShadow: `inset 3px 0 0 ${look.brand3}` },
  follow_up: { backgroundColor: look.sunken, color: look.ink },
  birthday: { backgroundColor: look.sunken, color: look.ink },
  home_anniversary: { backgroundColor: look.sunken, color: look.ink },
  late: { backgroundColor: look.dangerSoft, color: look.danger },
  done: { backgroundColor: look.sunken, color: look.ink2, textDecorationLine: 'line-through' },
})
