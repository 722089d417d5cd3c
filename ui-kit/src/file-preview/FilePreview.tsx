import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  mergeClasses,
} from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { OpenRegular } from '@fluentui/react-icons/svg/open'
import { type FileType, fileTypeLabels } from 'openapi/codes'
import type { KeyboardEvent } from 'react'
import { FileMark } from '#data/FileMark.tsx'
import { SurfaceFocus } from '#surfaces/SurfaceFocus.tsx'
import { copy } from './copy.ts'
import { useFilePreviewStyles } from './FilePreview.styles.ts'

export interface PreviewedFile {
  id: string
  name: string
  type: FileType
  preview: 'image' | 'pdf' | 'none'
}

export interface FilePreviewProps {
  files: readonly PreviewedFile[]
  /** The id of the current file. */
  shown: string
  /** The address of a file's content. */
  addressOf: (file: PreviewedFile, variant: 'original' | 'preview') => string
  onShow: (id: string) => void
  onClose: () => void
}

/** A large preview of a file. Buttons and arrow keys go to the previous and next file. */
export function FilePreview({ files, shown, addressOf, onShow, onClose }: FilePreviewProps) {
  const styles = useFilePreviewStyles()
  const at = files.findIndex(({ id }) => id === shown)
  const file = files[at]
  if (!file) return null
  const [before, after] = [files[at - 1], files[at + 1]]
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const next = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : undefined
    if (next) onShow(next.id)
  }
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface} onKeyDown={onKeyDown}>
        <SurfaceFocus />
        <DialogBody className={styles.body}>
          <DialogTitle
            className={styles.title}
            action={
              <Button
                appearance="subtle"
                aria-label={copy.filePreview.close}
                icon={<DismissRegular />}
                onClick={onClose}
              />
            }
          >
            {file.name}
          </DialogTitle>
          <DialogContent className={styles.content}>
            <div className={styles.stage}>
              <Shown key={file.id} file={file} address={addressOf(file, 'preview')} />
            </div>
            <div className={styles.bar}>
              {files.length > 1 && (
                <>
                  <Button
                    icon={<ChevronLeftRegular />}
                    aria-label={copy.filePreview.previous}
                    disabledFocusable={!before}
                    onClick={() => before && onShow(before.id)}
                  />
                  <span className={styles.place} aria-live="polite">
                    {copy.filePreview.place(at + 1, files.length)}
                  </span>
                  <Button
                    icon={<ChevronRightRegular />}
                    aria-label={copy.filePreview.next}
                    disabledFocusable={!after}
                    onClick={() => after && onShow(after.id)}
                  />
                </>
              )}
              <div className={styles.end}>
                {file.preview === 'pdf' && (
                  <Button
                    as="a"
                    href={addressOf(file, 'preview')}
                    target="_blank"
                    rel="noopener"
                    icon={<OpenRegular />}
                  >
                    {copy.filePreview.open}
                  </Button>
                )}
                <Button
                  as="a"
                  appearance="primary"
                  href={addressOf(file, 'original')}
                  download={file.name}
                  icon={<ArrowDownloadRegular />}
                >
                  {copy.filePreview.download}
                </Button>
              </div>
            </div>
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

function Shown({ file, address }: { file: PreviewedFile; address: string }) {
  const styles = useFilePreviewStyles()
  if (file.preview === 'image') return <img className={styles.image} src={address} alt={file.name} />
  if (file.preview === 'none')
    return (
      <div className={styles.none}>
        <FileMark type={file.type} />
        {copy.filePreview.none(fileTypeLabels[file.type])}
      </div>
    )
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox keeps the browser's PDF viewer out */}
      <iframe className={styles.frame} src={address} title={file.name} />
      <div className={mergeClasses(styles.none, styles.pdfOnPhone)}>
        <FileMark type={file.type} />
        {copy.filePreview.pdf}
      </div>
    </>
  )
}
