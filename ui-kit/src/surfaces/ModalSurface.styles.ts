import { makeStyles } from '@fluentui/react-components'
import { media } from '#theme/media.ts'

export const useModalSurfaceStyles = makeStyles({
  // Modal width 500 (docs/specification.md §9). On a phone the modal is a full-screen sheet.
  surface: {
    width: '500px',
    maxWidth: '500px',
    borderRadius: '12px',
    [media.phone]: {
      width: '100%',
      maxWidth: '100%',
      height: '100dvh',
      maxHeight: '100dvh',
      borderRadius: 0,
    },
  },
  // A question would look lost on a full screen, so it is at the bottom, near the thumb.
  question: {
    [media.phone]: { height: 'fit-content', marginBottom: 0, borderRadius: '12px 12px 0 0' },
  },
  form: { [media.phone]: { height: '100%' } },
  body: { [media.phone]: { height: '100%', gridTemplateRows: 'auto 1fr auto' } },
  // On a phone the ✕ is as high as a thumb needs. The title's first line is level with it.
  title: { [media.phone]: { paddingTop: '8px' } },
  // Keeps the text of a button on one line.
  actions: { paddingTop: '12px', whiteSpace: 'nowrap' },
  content: { display: 'flex', flexDirection: 'column', gap: '14px', paddingBlock: '4px' },
})
