import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useLineChartStyles = makeStyles({
  chart: { margin: 0, minWidth: 0, [media.print]: { breakInside: 'avoid' } },
  title: { margin: 0, fontSize: '13px', lineHeight: '18px', fontWeight: 600, color: look.ink },
  summary: {
    margin: '0 0 8px',
    fontSize: '13px',
    lineHeight: '18px',
    color: look.ink2,
    fontVariantNumeric: 'tabular-nums',
  },
  plot: { position: 'relative' },
  top: { position: 'absolute', top: '2px', right: '4px', fontSize: '11px', lineHeight: '14px', color: look.ink3 },
  drawing: {
    display: 'block',
    width: '100%',
    height: '120px',
    borderTop: `1px dashed ${look.line}`,
    borderBottom: `1px solid ${look.line2}`,
    overflow: 'visible',
  },
  line: {
    fill: 'none',
    stroke: look.brand3,
    strokeWidth: '2px',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    [media.forcedColors]: { stroke: 'CanvasText' },
  },
  dangerLine: { stroke: look.danger },
  area: { fill: look.brandSoft, stroke: 'none', [media.forcedColors]: { fill: 'none' } },
  dangerArea: { fill: look.dangerSoft },
  ends: {
    display: 'flex',
    justifyContent: 'space-between',
    paddingTop: '4px',
    fontSize: '11px',
    lineHeight: '16px',
    color: look.ink3,
  },
})
