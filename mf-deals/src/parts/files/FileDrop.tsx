import { Button, mergeClasses } from '@fluentui/react-components'
import { CloudArrowUpRegular } from '@fluentui/react-icons/svg/cloud-arrow-up'
import { useAtomValue } from 'jotai'
import { type DragEvent, useRef, useState } from 'react'
import { deviceTypeAtom } from 'remote-kit/session'
import { copy } from './copy.ts'
import { useFilesStyles } from './Files.styles.ts'

const ACCEPTED = '.pdf,.png,.jpg,.jpeg,.webp,.avif,.heic,.heif,.docx,.xlsx,.pptx'

export interface FileDropProps {
  onFiles: (files: Iterable<File>) => void
  /** One line, for a narrow place. */
  isSmall?: boolean
}

/** Drop area for files, with a button to choose them. */
export function FileDrop({ onFiles, isSmall = false }: FileDropProps) {
  const styles = useFilesStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const title = isPhone ? copy.fileDrop.titleOnPhone : copy.fileDrop.title
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(event.type === 'dragover')
  }
  return (
    <div
      className={mergeClasses(styles.drop, isSmall && styles.smallDrop, isOver && styles.over)}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event)
        onFiles(event.dataTransfer.files)
      }}
    >
      {isSmall ? (
        <span className={styles.smallLead}>{title}</span>
      ) : (
        <>
          <span className={styles.dropSign}>
            <CloudArrowUpRegular aria-hidden />
          </span>
          <div className={styles.dropText}>
            <div className={styles.dropLead}>{title}</div>
            <div className={styles.hint}>{copy.fileDrop.hint}</div>
          </div>
        </>
      )}
      <Button
        appearance={isSmall ? 'secondary' : 'primary'}
        size={isSmall ? 'small' : 'medium'}
        onClick={() => input.current?.click()}
      >
        {copy.fileDrop.choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={copy.fileDrop.label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </div>
  )
}
