import { Button, mergeClasses } from '@fluentui/react-components'
import { importStateLabels } from 'openapi/codes'
import { useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatAgo } from 'ui-kit/days'
import { formatQuantity } from 'ui-kit/format'
import { ProgressBar } from 'ui-kit/ProgressBar'
import { copy } from './copy.ts'
import { useImportStyles } from './ImportPanel.styles.ts'
import { useImports, useSendFile } from './imports.api.ts'
import { decodeCsv, readCsv } from './read-file.ts'

export interface ChooseFileProps {
  workspace: string
  /** An import whose file has been sent. */
  onSent: (id: string) => void
}

/** The first step: choosing a file. Earlier imports are listed below, to look at or undo. */
export function ChooseFile({ workspace, onSent }: ChooseFileProps) {
  const styles = useImportStyles()
  const timeZone = useTimeZone()
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState<{ sent: number; total: number } | null>(null)
  const past = useImports(workspace)
  const send = useSendFile((sent) => setSending((current) => current && { ...current, sent }))

  const take = async (file: File | undefined) => {
    if (!file) return
    const read = readCsv(decodeCsv(await file.arrayBuffer()))
    if ('problem' in read) return setProblem(read.problem)
    setProblem('')
    setSending({ sent: 0, total: read.rows.length })
    send.mutate(
      { workspace, name: file.name, ...read },
      { onSuccess: (one) => onSent(one.id), onError: () => setSending(null) },
    )
  }

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
        <span className={styles.dropTitle}>{copy.chooseFile.choose}</span>
        {copy.chooseFile.hint}
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          aria-label={copy.chooseFile.label}
          className={styles.input}
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      {problem && (
        <p className={mergeClasses(styles.note, styles.bad)} role="alert">
          {problem}
        </p>
      )}
      {past.data && past.data.results.length > 0 && (
        <section>
          <h3 className={styles.heading}>{copy.chooseFile.recent}</h3>
          <ul className={styles.list}>
            {past.data.results.map((one) => (
              <li key={one.id} className={styles.row}>
                <div>
                  <div className={styles.name}>{one.file_name}</div>
                  <div
                    className={styles.sample}
                  >{`${importStateLabels[one.state]} · ${formatAgo(one.created_at, timeZone)}`}</div>
                </div>
                <Button
                  size="small"
                  className={styles.open}
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
