import { makeStyles } from '@fluentui/react-components'
import { media } from '#theme/media.ts'
import { look } from '#theme/look.ts'

export const useFilePreviewStyles = makeStyles({
  surface: {
    width: 'min(1100px, calc(100vw - 48px))',
    maxWidth: 'none',
    height: 'min(860px, calc(100dvh - 48px))',
    maxHeight: 'none',
    borderRadius: '12px',
    [media.phone]: { width: '100%', height: '100dvh', borderRadius: 0, padding: '16px' },
  },
  body: { height: '100%', gridTemplateRows: 'auto minmax(0, 1fr)' },
  title: { overflowWrap: 'anywhere' },
  content: { display: 'flex', flexDirection: 'column', gap: '12px', minHeight: 0, overflow: 'hidden' },
  stage: {
    display: 'grid',
    placeItems: 'center',
    flexGrow: 1,
    minHeight: 0,
    borderRadius: '8px',
    backgroundColor: look.sunken,
    overflow: 'hidden',
  },
  image: { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' },
  frame: { width: '100%', height: '100%', border: 'none', [media.phone]: { display: 'none' } },
  // Phone browsers cannot show a PDF within a page.
  pdfOnPhone: { display: 'none', [media.phone]: { display: 'flex' } },
  none: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '10px', color: look.ink2 },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  place: { color: look.ink2, fontVariantNumeric: 'tabular-nums', padding: '0 4px' },
  end: { display: 'flex', gap: '8px', marginLeft: 'auto' },
})
