import { Button, mergeClasses } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import type { ClientFile } from 'openapi'
import { fileTypeLabels } from 'openapi/codes'
import { useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { formatInstant } from 'ui-kit/days'
import { FileMark } from 'ui-kit/FileMark'
import { formatBytes } from 'ui-kit/format'
import { lazyPart } from 'ui-kit/lazy-part'
import { Panel } from 'ui-kit/Panel'
import { copy } from './copy.ts'
import { useDocumentsStyles } from './Documents.styles.ts'
import { saveWithHeaders } from './save-with-headers.ts'

const FilePreview = lazyPart(async () => (await import('ui-kit/FilePreview')).FilePreview)

export interface DocumentSource {
  /** The address of a file's content. */
  addressOf: (id: string) => string
  /**
   * Request headers for the content. A plain address, as in an image, cannot send headers, so such files have no
   * preview.
   */
  headers?: Record<string, string>
}

export interface DocumentsProps {
  files: readonly ClientFile[]
  source: DocumentSource
  timeZone: string
}

/** The documents that the agent shares, with preview and download. Renders nothing if there are none. */
export function Documents({ files, source: { addressOf, headers = {} }, timeZone }: DocumentsProps) {
  const styles = useDocumentsStyles()
  const notify = useNotify()
  const [opened, setOpened] = useState<string | null>(null)
  const isPlain = Object.keys(headers).length === 0
  if (files.length === 0) return null
  const save = ({ id, name }: ClientFile) =>
    void saveWithHeaders(addressOf(id), headers, name).catch(() => notify.error(copy.documents.failed(name)))
  return (
    <Panel title={copy.documents.title}>
      <ul className={styles.list} aria-label={copy.documents.title}>
        {files.map((file) => (
          <li key={file.id} className={styles.row}>
            <FileMark
              type={file.type}
              thumbnail={isPlain && file.preview === 'image' ? `${addressOf(file.id)}?variant=thumbnail` : undefined}
            />
            <div>
              {isPlain ? (
                <button
                  type="button"
                  className={mergeClasses(styles.name, styles.opens)}
                  onClick={() => setOpened(file.id)}
                  {...FilePreview.onApproach}
                >
                  {file.name}
                </button>
              ) : (
                <div className={styles.name}>{file.name}</div>
              )}
              <div className={styles.meta}>
                {fileTypeLabels[file.type]} · {formatBytes(file.size)} · {formatInstant(file.added_at, timeZone)}
              </div>
            </div>
            {isPlain ? (
              <Button
                className={styles.download}
                as="a"
                href={addressOf(file.id)}
                download={file.name}
                icon={<ArrowDownloadRegular />}
                aria-label={copy.documents.download(file.name)}
              />
            ) : (
              <Button
                className={styles.download}
                icon={<ArrowDownloadRegular />}
                aria-label={copy.documents.download(file.name)}
                onClick={() => save(file)}
              />
            )}
          </li>
        ))}
      </ul>
      {opened && (
        <FilePreview
          files={files}
          shown={opened}
          addressOf={({ id }, variant) => `${addressOf(id)}${variant === 'preview' ? '?variant=preview' : ''}`}
          onShow={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </Panel>
  )
}
