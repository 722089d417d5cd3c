import { Button, mergeClasses } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle'
import { formatBytes } from 'ui-kit/format'
import { ProgressBar } from 'ui-kit/ProgressBar'
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
            Not uploaded. {reason}.
          </div>
        ) : (
          <>
            <div className={styles.meta}>
              {share === null ? 'Waiting' : share < 1 ? `${Math.round(share * 100)}%` : 'Checking'} ·{' '}
              {formatBytes(size)}
            </div>
            <div className={styles.bar}>
              <ProgressBar done={Math.round((share ?? 0) * 100)} total={100} label={`Uploading ${name}`} />
            </div>
          </>
        )}
      </div>
      <Button
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={reason ? `Dismiss ${name}` : `Cancel the upload of ${name}`}
        onClick={onRemove}
      />
    </li>
  )
}
