import { makeStyles } from '@fluentui/react-components'
import { media } from '#theme/media.ts'

export const useModalSurfaceStyles = makeStyles({
  // Modal width 500 (docs/specification.md §9). On a phone the modal is a sheet at the bottom, near the thumb, as high as
  // its content.
  surface: {
    width: '500px',
    maxWidth: '500px',
    borderRadius: '12px',
    [media.phone]: {
      width: '100%',
      maxWidth: '100%',
      maxHeight: '100dvh',
      marginBottom: 0,
      borderRadius: '12px 12px 0 0',
    },
  },
  body: { [media.phone]: { gridTemplateRows: 'auto 1fr auto' } },
  // On a phone the ✕ is as high as a thumb needs. The title's first line is level with it.
  title: { [media.phone]: { paddingTop: '8px' } },
  // Keeps the text of a button on one line.
  actions: { paddingTop: '12px', whiteSpace: 'nowrap' },
  content: { display: 'flex', flexDirection: 'column', gap: '14px', paddingBlock: '4px' },
})
