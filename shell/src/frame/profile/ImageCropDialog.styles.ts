import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

/** Width and height of the crop area in pixels. */
export const STAGE = 260

export const useImageCropStyles = makeStyles({
  stage: {
    position: 'relative',
    width: `${STAGE}px`,
    height: `${STAGE}px`,
    marginInline: 'auto',
    overflow: 'hidden',
    borderRadius: '8px',
    backgroundColor: look.sunken,
    cursor: 'move',
    touchAction: 'none',
  },
  image: { position: 'absolute', maxWidth: 'none', userSelect: 'none', pointerEvents: 'none' },
  circle: {
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    boxShadow: '0 0 0 200px rgb(12 20 16 / 0.5)',
    pointerEvents: 'none',
  },
})
