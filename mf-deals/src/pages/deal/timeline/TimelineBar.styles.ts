import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useTimelineBarStyles = makeStyles({
  bar: {
    appearance: 'none',
    position: 'absolute',
    top: '6px',
    height: '24px',
    padding: 0,
    // The soft colors alone do not stand out from the surface (WCAG 1.4.11).
    border: `1px solid ${look.ink3}`,
    borderRadius: '6px',
    cursor: 'pointer',
    touchAction: 'pan-x pan-y',
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '2px' },
  },
  // A single day is a mark around its center.
  point: { width: '24px', marginLeft: '-12px', borderRadius: '12px' },
  deal: { backgroundColor: look.brand3, [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  milestone: { backgroundColor: look.greenSoft, [media.forcedColors]: { backgroundColor: 'GrayText' } },
  task: { backgroundColor: look.blueSoft },
  contractual: { backgroundColor: look.yellowSoft, [media.forcedColors]: { backgroundColor: 'Highlight' } },
  done: { backgroundColor: look.track, border: `1px dashed ${look.ink3}` },
  late: {
    backgroundColor: look.dangerSoft,
    border: `1px solid ${look.danger}`,
    [media.forcedColors]: { border: '2px dotted CanvasText' },
  },
  critical: {
    boxShadow: `inset 0 0 0 2px ${look.danger}`,
    [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '1px' },
  },
  movable: { cursor: 'ew-resize' },
  moving: { boxShadow: look.shadowLift, zIndex: 2 },
  day: {
    position: 'absolute',
    top: '8px',
    marginLeft: '14px',
    paddingInline: '4px',
    borderRadius: '4px',
    backgroundColor: look.surface,
    fontSize: '12px',
    lineHeight: '20px',
    whiteSpace: 'nowrap',
    color: look.ink2,
    pointerEvents: 'none',
  },
  dayLate: { color: look.danger, fontWeight: 600 },
})
