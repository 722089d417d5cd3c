import { useEffect, useRef, useState } from 'react'
import { useLeadSourcesStyles } from './LeadSources.styles.ts'

/** What the page of a form says of itself, as to any website: `form-script.ts` of the API. */
function heightIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('protrackerFormHeight' in data)) return null
  const { protrackerFormHeight: height } = data
  return typeof height === 'number' && height > 0 ? height : null
}

/** A form as it looks on a website, as high as it is. Nothing can be sent from here. */
export function FormPreview({ address, title }: { address: string; title: string }) {
  const styles = useLeadSourcesStyles()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const read = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow) setHeight((before) => heightIn(data) ?? before)
    }
    window.addEventListener('message', read)
    return () => window.removeEventListener('message', read)
  }, [])
  return (
    <iframe
      ref={frame}
      className={styles.preview}
      // Without its origin and its form, but with the script that says its height.
      sandbox="allow-scripts"
      src={address}
      title={title}
      {...(height !== null && { style: { height: `${height}px` } })}
    />
  )
}
