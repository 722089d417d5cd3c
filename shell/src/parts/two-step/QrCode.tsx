import { encode } from 'uqr'
import { useTwoStepStyles } from './two-step.styles.ts'

/** A QR code. Always dark on light, as cameras expect, in the dark theme too. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { code } = useTwoStepStyles()
  // Cameras need the quiet border.
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className={code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  )
}
