import { MenuItem, Select, Switch } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { DealFile } from 'openapi'
import { fileTypeLabels } from 'openapi/codes'
import { useState } from 'react'
import { canDeleteFile } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { ActionsMenu } from 'ui-kit/ActionsMenu'
import { formatInstant } from 'ui-kit/days'
import { FileMark } from 'ui-kit/FileMark'
import { formatBytes } from 'ui-kit/format'
import { sideOf, sideOptions } from '#parts/client-sides/client-sides.ts'
import { requiredTextCodec } from '#parts/inline-edit/codecs.ts'
import { InlineInput } from '#parts/inline-edit/InlineInput.tsx'
import { copy } from './copy.ts'
import { fileAddress, useDeleteFile, useUpdateFile } from './files.api.ts'
import { useFilesStyles } from './Files.styles.ts'

export interface FileRowProps {
  file: DealFile
  /** Who uploaded it. */
  author: string
  /** Whether the team represents both sides of its deal. */
  hasBothSides: boolean
  onOpen: () => void
}

/** A file of the deal: its name, who added it and when, and whether the client sees it. */
export function FileRow({ file, author, hasBothSides, onOpen }: FileRowProps) {
  const styles = useFilesStyles()
  const profile = useAtomValue(userProfileAtom)
  const timeZone = useTimeZone()
  const [isRenaming, setRenaming] = useState(false)
  const update = useUpdateFile(file)
  const remove = useDeleteFile()
  const isShown = update.isPending ? (update.variables.client_visible ?? file.client_visible) : file.client_visible
  const rename = (text: string) => {
    setRenaming(false)
    if (text.trim() !== '' && text !== file.name) update.mutate({ name: text.trim() })
    return null
  }
  return (
    <li className={styles.row}>
      <FileMark type={file.type} thumbnail={file.preview === 'image' ? fileAddress(file.id, 'thumbnail') : undefined} />
      <div>
        {isRenaming ? (
          <InlineInput
            label={copy.fileRow.name(file.name)}
            codec={requiredTextCodec}
            text={file.name}
            onSave={rename}
            onRevert={() => setRenaming(false)}
          />
        ) : (
          <button type="button" className={styles.name} onClick={onOpen} title={copy.fileRow.preview}>
            {file.name}
          </button>
        )}
        <div className={styles.meta}>
          {fileTypeLabels[file.type]} · {formatBytes(file.size)} · {author},{' '}
          <time dateTime={file.created_at}>{formatInstant(file.created_at, timeZone)}</time>
        </div>
      </div>
      <div className={styles.visible}>
        <Switch
          checked={isShown}
          label={copy.fileRow.visible}
          aria-label={copy.fileRow.visibleFile(file.name)}
          title={isShown ? copy.fileRow.visibleHint : copy.fileRow.hiddenHint}
          onChange={(_, { checked }) => update.mutate({ client_visible: checked })}
        />
        {hasBothSides && isShown && (
          <Select
            size="small"
            aria-label={copy.fileRow.side(file.name)}
            value={file.client_side ?? ''}
            onChange={(_, { value }) => update.mutate({ client_side: sideOf(value) })}
          >
            {sideOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </div>
      <ActionsMenu label={copy.fileRow.more(file.name)} size="medium">
        <MenuItem onClick={onOpen}>{copy.fileRow.preview}</MenuItem>
        <MenuItem onClick={() => download(file)}>{copy.fileRow.download}</MenuItem>
        <MenuItem onClick={() => setRenaming(true)}>{copy.fileRow.rename}</MenuItem>
        {canDeleteFile(profile, file) && <MenuItem onClick={() => remove(file)}>{copy.fileRow.delete}</MenuItem>}
      </ActionsMenu>
    </li>
  )
}

/** A menu item cannot be a link. The browser saves the response as an attachment. */
function download({ id, name }: DealFile): void {
  const link = document.createElement('a')
  link.href = fileAddress(id)
  link.download = name
  link.click()
}
