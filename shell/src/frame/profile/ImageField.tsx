import { Button } from '@fluentui/react-components'
import { useRef } from 'react'
import { useNotify } from 'remote-kit/context'
import { Hint } from 'ui-kit/Hint'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { copy } from './copy.ts'
import type { ImageChange } from './profile.api.ts'
import { useImageFieldStyles } from './ImageField.styles.ts'

/** The file types that the API accepts. */
const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']
const MAX_MB = 5

export interface ImageFieldProps {
  /** Whose image it is. Shown as initials if there is no image. */
  name: string
  current: string | null
  change: ImageChange
  /** Called with the chosen file, which is cropped next. */
  onChoose: (file: File) => void
  onRemove: () => void
}

/** Previews the image, with buttons to change or remove it. */
export function ImageField({ name, current, change, onChoose, onRemove }: ImageFieldProps) {
  const styles = useImageFieldStyles()
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const shown = change === undefined ? current : (change?.preview ?? null)
  const choose = (file: File | undefined) => {
    if (!file) return
    if (!TYPES.includes(file.type)) return notify.error(copy.imageField.wrongType)
    if (file.size > MAX_MB * 1024 * 1024) return notify.error(copy.imageField.tooLarge(MAX_MB))
    onChoose(file)
  }
  return (
    <div className={styles.row}>
      <PersonAvatar name={name} image={shown} size={72} decorative />
      <div>
        <div className={styles.buttons}>
          <Button onClick={() => input.current?.click()}>{shown ? copy.imageField.change : copy.imageField.add}</Button>
          {shown && (
            <Button appearance="subtle" onClick={onRemove}>
              {copy.imageField.remove}
            </Button>
          )}
        </div>
        <Hint>{copy.imageField.hint(MAX_MB)}</Hint>
        <input
          ref={input}
          type="file"
          accept={TYPES.join(',')}
          aria-label={copy.imageField.file}
          hidden
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0])
            // Lets the user choose the same file again.
            currentTarget.value = ''
          }}
        />
      </div>
    </div>
  )
}
