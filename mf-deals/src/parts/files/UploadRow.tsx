import { Button, mergeClasses } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle'
import { formatBytes } from 'ui-kit/format'
import { ProgressBar } from 'ui-kit/ProgressBar'
import { copy } from './copy.ts'
import { useFilesStyles } from './Files.styles.ts'
import type { Upload } from './uploads.atoms.ts'

/** A file that is being uploaded, or why it was refused. */
export function UploadRow({ upload, onRemove }: { upload: Upload; onRemove: () => void }) {
  const styles = useFilesStyles()
  const { name, size, share, reason } = upload
  return (
    <li className={mergeClasses(styles.row, styles.upload)}>
      <span aria-hidden className={mergeClasses(styles.uploadSign, reason !== undefined && styles.refused)}>
        {reason ? <ErrorCircleRegular /> : <ArrowUploadRegular />}
      </span>
      <div>
        <div className={styles.plainName}>{name}</div>
        {reason ? (
          <div role="alert" className={styles.reason}>
            {copy.uploadRow.failed(reason)}
          </div>
        ) : (
          <>
            <div className={styles.meta}>
              {share === null
                ? copy.uploadRow.waiting
                : share < 1
                  ? `${Math.round(share * 100)}%`
                  : copy.uploadRow.checking}{' '}
              · {formatBytes(size)}
            </div>
            <div className={styles.bar}>
              <ProgressBar done={Math.round((share ?? 0) * 100)} total={100} label={copy.uploadRow.uploading(name)} />
            </div>
          </>
        )}
      </div>
      <Button
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={reason ? copy.uploadRow.dismiss(name) : copy.uploadRow.cancel(name)}
        onClick={onRemove}
      />
    </li>
  )
}
