import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useDealTileStyles = makeStyles({
  tile: {
    display: 'block',
    padding: '20px 22px',
    borderRadius: '12px',
    backgroundColor: look.surface,
    boxShadow: look.shadow1,
    color: look.ink,
    textDecorationLine: 'none',
    transitionProperty: 'box-shadow',
    transitionDuration: '120ms',
    ':hover': { boxShadow: look.shadow2 },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '2px' },
    [media.reducedMotion]: { transitionDuration: '0s' },
    [media.forcedColors]: { outline: '1px solid CanvasText' },
  },
  head: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 12px',
    // Room for the arrow, which stays on the name's line when the status wraps.
    paddingRight: '32px',
  },
  name: { margin: 0, fontFamily: look.fontDisplay, fontSize: '20px', lineHeight: '26px', fontWeight: 600 },
  goes: { position: 'absolute', top: '3px', right: 0, color: look.ink3 },
  address: { margin: '2px 0 0', color: look.ink2, fontSize: '13px' },
  standing: { margin: '10px 0 0' },
  progress: { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: '12px', marginTop: '12px' },
  turn: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    marginTop: '12px',
    padding: '6px 12px',
    borderRadius: '8px',
    backgroundColor: look.warnSoft,
    color: look.ink,
    fontWeight: 600,
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 16px',
    marginTop: '14px',
    paddingTop: '12px',
    borderTop: `1px solid ${look.line}`,
    color: look.ink2,
    fontSize: '13px',
  },
  next: { color: look.ink, fontWeight: 600 },
  count: { color: look.ink2, fontSize: '13px', fontVariantNumeric: 'tabular-nums' },
})
