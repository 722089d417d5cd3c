import { Button, Field, Slider } from '@fluentui/react-components'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { copy } from './copy.ts'
import { CENTERED, type Crop, type CutImage, cutSquare, dragged, MAX_ZOOM, squareOf } from './crop.ts'
import { STAGE, useImageCropStyles } from './ImageCropDialog.styles.ts'

export interface ImageCropDialogProps {
  file: File
  onCut: (image: CutImage) => void
  onClose: () => void
}

const SLIDERS = [
  { name: 'zoom', label: copy.imageCropDialog.zoom, min: 1, max: MAX_ZOOM },
  { name: 'x', label: copy.imageCropDialog.x, min: 0, max: 1 },
  { name: 'y', label: copy.imageCropDialog.y, min: 0, max: 1 },
] as const

/** Crops an image to a square, by dragging it or with three sliders, which also work by keyboard and single clicks. */
export function ImageCropDialog({ file, onCut, onClose }: ImageCropDialogProps) {
  const notify = useNotify()
  const image = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState(CENTERED)
  const cut = () => {
    if (!image.current) return
    cutSquare(image.current, crop).then(onCut, () => notify.error(copy.imageCropDialog.cutFailed))
  }
  return (
    <ModalSurface
      open
      title={copy.imageCropDialog.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.form.cancel}</Button>
          <Button appearance="primary" onClick={cut}>
            {copy.imageCropDialog.use}
          </Button>
        </>
      }
    >
      <CropStage
        file={file}
        imageRef={image}
        crop={crop}
        onCrop={setCrop}
        onUnreadable={() => {
          notify.error(copy.imageCropDialog.unreadable)
          onClose()
        }}
      />
      {SLIDERS.map(({ name, label, min, max }) => (
        <Field key={name} label={label}>
          <Slider
            value={((crop[name] - min) / (max - min)) * 100}
            onChange={(_, { value }) => setCrop({ ...crop, [name]: min + (value / 100) * (max - min) })}
          />
        </Field>
      ))}
    </ModalSurface>
  )
}

interface CropStageProps {
  file: File
  imageRef: RefObject<HTMLImageElement | null>
  crop: Crop
  onCrop: (crop: Crop) => void
  onUnreadable: () => void
}

function CropStage({ file, imageRef, crop, onCrop, onUnreadable }: CropStageProps) {
  const styles = useImageCropStyles()
  const [source] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(source), [source])
  const [size, setSize] = useState({ width: 1, height: 1 })
  const { left, top, side } = squareOf(size, crop)
  const scale = STAGE / side
  const drag = ({ buttons, movementX, movementY, currentTarget, pointerId }: PointerEvent) => {
    if (buttons === 0) return
    currentTarget.setPointerCapture(pointerId)
    onCrop(dragged(size, crop, movementX, movementY, STAGE))
  }
  return (
    <div className={styles.stage} onPointerMove={drag}>
      <img
        ref={imageRef}
        className={styles.image}
        src={source}
        alt={copy.imageCropDialog.alt}
        draggable={false}
        style={{ width: size.width * scale, left: -left * scale, top: -top * scale }}
        onLoad={({ currentTarget }) =>
          setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
        onError={onUnreadable}
      />
      <div className={styles.circle} />
    </div>
  )
}
