import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
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
import { media } from '#theme/media.ts'
import { SurfaceFocus } from './SurfaceFocus.tsx'
import { look } from '#theme/theme.ts'

const useStyles = makeStyles({
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
  // The browsers of phones show no PDF within a page.
  pdfOnPhone: { display: 'none', [media.phone]: { display: 'flex' } },
  none: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '10px', color: look.ink2 },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  place: { color: look.ink2, fontVariantNumeric: 'tabular-nums', padding: '0 4px' },
  end: { display: 'flex', gap: '8px', marginLeft: 'auto' },
})

export interface PreviewedFile {
  id: string
  name: string
  type: FileType
  preview: 'image' | 'pdf' | 'none'
}

export interface FilePreviewProps {
  files: readonly PreviewedFile[]
  /** The id of the one that is shown. */
  shown: string
  /** Where the bytes of a file are. */
  addressOf: (file: PreviewedFile, variant: 'original' | 'preview') => string
  onShow: (id: string) => void
  onClose: () => void
}

/** A file large enough to read, and the ones before and after it, also by the arrow keys. */
export function FilePreview({ files, shown, addressOf, onShow, onClose }: FilePreviewProps) {
  const styles = useStyles()
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
            action={<Button appearance="subtle" aria-label="Close" icon={<DismissRegular />} onClick={onClose} />}
          >
            {file.name}
          </DialogTitle>
          <DialogContent className={styles.content}>
            <div className={styles.stage}>
              <Shown key={file.id} file={file} address={addressOf(file, 'preview')} />
            </div>
            <div className={styles.bar}>
              <Button
                icon={<ChevronLeftRegular />}
                aria-label="Previous file"
                disabledFocusable={!before}
                onClick={() => before && onShow(before.id)}
              />
              <span className={styles.place} aria-live="polite">
                {at + 1} of {files.length}
              </span>
              <Button
                icon={<ChevronRightRegular />}
                aria-label="Next file"
                disabledFocusable={!after}
                onClick={() => after && onShow(after.id)}
              />
              <div className={styles.end}>
                {file.preview === 'pdf' && (
                  <Button
                    as="a"
                    href={addressOf(file, 'preview')}
                    target="_blank"
                    rel="noopener"
                    icon={<OpenRegular />}
                  >
                    Open
                  </Button>
                )}
                <Button
                  as="a"
                  appearance="primary"
                  href={addressOf(file, 'original')}
                  download={file.name}
                  icon={<ArrowDownloadRegular />}
                >
                  Download
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
  const styles = useStyles()
  if (file.preview === 'image') return <img className={styles.image} src={address} alt={file.name} />
  if (file.preview === 'none')
    return (
      <div className={styles.none}>
        <FileMark type={file.type} />
        {fileTypeLabels[file.type]}: download it to read it.
      </div>
    )
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox keeps the browser's PDF viewer out */}
      <iframe className={styles.frame} src={address} title={file.name} />
      <div className={mergeClasses(styles.none, styles.pdfOnPhone)}>
        <FileMark type={file.type} />
        Open the PDF to read it.
      </div>
    </>
  )
}
