import { Button } from '@fluentui/react-components'
import { DocumentAddRegular } from '@fluentui/react-icons/svg/document-add'
import { useState } from 'react'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { lazyPart } from 'ui-kit/lazy-part'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useHasBothSides } from '#parts/client-sides/client-sides.ts'
import { useActors } from '#parts/teams/use-actors.ts'
import { copy } from './copy.ts'
import { FileDrop } from './FileDrop.tsx'
import { FileRow } from './FileRow.tsx'
import { fileAddress, type FilePlace, useFiles } from './files.api.ts'
import { useFilesStyles } from './Files.styles.ts'
import { UploadRow } from './UploadRow.tsx'
import { useUploads } from './use-uploads.ts'

const FilePreview = lazyPart(async () => (await import('ui-kit/FilePreview')).FilePreview)

/** The files of a deal or of one of its tasks: documents and photos for the team, some of them shown to the client. */
export function FilesView({ deal, task }: FilePlace) {
  const styles = useFilesStyles()
  const files = useFiles({ deal, task })
  const { uploads, add, remove } = useUploads({ deal, task })
  const [opened, setOpened] = useState<string | null>(null)
  const shown = files.data?.pages.flatMap(({ results }) => results) ?? []
  const hasBothSides = useHasBothSides(shown.some((file) => file.client_visible) ? deal : null)
  const actors = useActors(shown.map(({ created_by }) => created_by))
  return (
    <div className={styles.view}>
      <FileDrop onFiles={add} isSmall={task !== undefined} />
      {uploads.length > 0 && (
        <ul className={styles.list} aria-label={copy.filesView.uploads}>
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onRemove={() => remove(upload.key)} />
          ))}
        </ul>
      )}
      {files.isPending && <SkeletonRows label={copy.filesView.loading} rows={task ? 1 : 4} />}
      {files.isError && !files.data && (
        <ErrorState title={copy.filesView.failed} error={files.error} onRetry={() => void files.refetch()} />
      )}
      {!task && files.data && shown.length === 0 && uploads.length === 0 && (
        <EmptyState icon={<DocumentAddRegular />} title={copy.filesView.emptyTitle}>
          {copy.filesView.empty}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <ul className={styles.list} aria-label={copy.filesView.label}>
          {shown.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              author={actors.nameOf(file.created_by) || copy.filesView.formerMember}
              hasBothSides={hasBothSides}
              onOpen={() => setOpened(file.id)}
            />
          ))}
        </ul>
      )}
      {files.hasNextPage && (
        <Button disabledFocusable={files.isFetchingNextPage} onClick={() => void files.fetchNextPage()}>
          {copy.filesView.more}
        </Button>
      )}
      {opened && (
        <FilePreview
          files={shown}
          shown={opened}
          addressOf={({ id }, variant) => fileAddress(id, variant)}
          onShow={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}
