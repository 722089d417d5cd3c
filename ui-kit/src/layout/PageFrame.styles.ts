import { makeStyles, tokens } from '@fluentui/react-components'
import { media } from '#theme/media.ts'
import { look } from '#theme/look.ts'
import { thumbLink } from '#theme/touch.ts'

export const usePageFrameStyles = makeStyles({
  frame: {
    display: 'flex',
    flexDirection: 'column',
    padding: '18px 20px 32px',
    minWidth: 0,
    [media.phone]: { padding: '14px 16px 24px' },
  },
  /** The page fills the height below the shell's bars and scrolls inside (boards). */
  fill: {
    height: 'calc(100dvh - var(--chrome-height, 0px))',
    paddingBottom: 0,
    [media.phone]: { paddingBottom: 0 },
    [media.print]: { height: 'auto' },
  },
  narrow: { width: '100%', maxWidth: '1050px', marginInline: 'auto' },
  head: {
    flexShrink: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 12px',
    marginBottom: '14px',
    minHeight: '34px',
    // Links above the actions are higher than their line there.
    [media.phone]: { rowGap: '14px' },
  },
  // It takes the room that is left. What doesn't fit beside it has a line of its own, tabs on its left, actions on its right.
  heading: { flexGrow: 999, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 12px', minWidth: 0 },
  title: {
    fontFamily: look.fontDisplay,
    fontSize: '24px',
    lineHeight: '30px',
    fontWeight: 600,
    letterSpacing: '-0.015em',
    color: look.ink,
    outlineStyle: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { boxShadow: `0 0 0 2px ${look.brand3}` },
    [media.phone]: { fontSize: '22px', lineHeight: '28px' },
  },
  meta: {
    color: look.ink3,
    fontSize: '13px',
    fontVariantNumeric: 'tabular-nums',
    '& > a': thumbLink,
    // Facts that need a second line: a thumb hits the links of each.
    [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: '26px 4px' },
  },
  end: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    flexGrow: 1,
    justifyContent: 'flex-end',
    // Tabs that don't fit scroll in their own line.
    minWidth: 0,
    '& > [role="tablist"]': { marginRight: 'auto' },
    [media.phone]: { flexBasis: '100%', justifyContent: 'flex-start', order: 1 },
    [media.print]: { display: 'none' },
  },
  // As high as a button beside it, so that the tabs below stay where they are in a view without one.
  steady: { minHeight: '32px', alignContent: 'center' },
  // On a phone the actions come after it, for the same reason.
  tabLine: { flexBasis: '100%', minWidth: 0, display: 'flex', [media.print]: { display: 'none' } },
})
