import { Button, mergeClasses } from '@fluentui/react-components'
import { useMutation } from '@tanstack/react-query'
import { importStateLabels } from 'openapi/codes'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatAgoWithin } from 'ui-kit/days'
import { formatQuantity } from 'ui-kit/format'
import { ProgressBar } from 'ui-kit/ProgressBar'
import { FormProblem } from '#forms/FormProblem.tsx'
import { readFile } from '#import-files/read-file.ts'
import { useTimeZone } from '#session/use-time-zone.ts'
import { copy } from './copy.ts'
import type { ImportOf } from './import-of.ts'
import { useImportStyles } from './ImportPanel.styles.ts'
import { useImports, useSendFile } from './imports.api.ts'

const TABLES =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const ACCEPTED = { deal: TABLES, contact: `.vcf,text/vcard,text/x-vcard,${TABLES}` }

export interface ChooseFileProps {
  of: ImportOf
  /** A file that was chosen already. */
  file?: File | null | undefined
  onFileTaken?: (() => void) | undefined
  /** An import whose file has been sent. */
  onSent: (id: string) => void
}

/** The first step: choosing a file. Earlier imports are listed below, to look at or undo. */
export function ChooseFile({ of, file = null, onFileTaken, onSent }: ChooseFileProps) {
  const styles = useImportStyles()
  const timeZone = useTimeZone()
  const [sending, setSending] = useState<{ sent: number; total: number } | null>(null)
  const past = useImports(of)
  const send = useSendFile(of, (sent) => setSending((current) => current && { ...current, sent }))

  const take = useMutation({
    mutationFn: async (chosen: File) => {
      const read = await readFile(chosen)
      if ('problem' in read) return read
      setSending({ sent: 0, total: read.rows.length })
      const { id } = await send.mutateAsync({ name: chosen.name, ...read })
      onSent(id)
      return null
    },
    onError: () => setSending(null),
    meta: { silent: true },
  })
  const begin = useEffectEvent((chosen: File) => {
    onFileTaken?.()
    take.mutate(chosen)
  })
  // What was dropped on the page came before this was there.
  useEffect(() => {
    if (file) begin(file)
  }, [file])

  if (sending) {
    return (
      <div className={styles.step}>
        <p className={styles.note} aria-live="polite">
          {copy.chooseFile.uploading(sending.sent.toLocaleString('en-US'), formatQuantity(sending.total, 'row'))}
        </p>
        <ProgressBar done={sending.sent} total={sending.total} label={copy.chooseFile.uploaded} />
      </div>
    )
  }
  return (
    <div className={styles.step}>
      <FormProblem error={send.error} />
      <label className={styles.drop}>
        <span className={styles.dropTitle}>
          {take.isPending
            ? copy.chooseFile.reading
            : of.areLeads
              ? copy.leads.choose
              : copy.chooseFile.choose[of.entity]}
        </span>
        {of.areLeads ? copy.leads.fileHint : copy.of[of.entity].hint}
        <input
          type="file"
          accept={ACCEPTED[of.entity]}
          aria-label={copy.chooseFile.label}
          className={styles.input}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) take.mutate(chosen)
            // The same file can be chosen again once it's corrected.
            target.value = ''
          }}
        />
      </label>
      {take.data && (
        <p className={mergeClasses(styles.note, styles.bad)} role="alert">
          {take.data.problem}
        </p>
      )}
      {past.data && past.data.results.length > 0 && (
        <section>
          <h3 className={styles.heading}>{copy.chooseFile.recent}</h3>
          <ul className={styles.list}>
            {past.data.results.map((one) => (
              <li key={one.id} className={mergeClasses(styles.row, styles.buttonRow)}>
                <div>
                  <div className={styles.name}>{one.file_name}</div>
                  <div
                    className={styles.sample}
                  >{`${importStateLabels[one.state]} · ${formatAgoWithin(one.created_at, timeZone)}`}</div>
                </div>
                <Button
                  size="small"
                  aria-label={copy.chooseFile.openFile(one.file_name)}
                  onClick={() => onSent(one.id)}
                >
                  {copy.chooseFile.open}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
