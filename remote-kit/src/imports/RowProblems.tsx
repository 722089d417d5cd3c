import { mergeClasses } from '@fluentui/react-components'
import type { Import, RowProblem } from 'openapi'
import { ImportEntity, ImportState } from 'openapi/codes'
import type { ReactNode } from 'react'
import { formatQuantity } from 'ui-kit/format'
import { atField } from '#api/field-words.ts'
import { copy } from './copy.ts'
import { useImportStyles } from './ImportPanel.styles.ts'

const SHOWN = 8

/** The number of rows that can be or were imported, and of the others. */
export function RowCounts({ one }: { one: Import }) {
  const styles = useImportStyles()
  return (
    <div className={styles.counts} aria-live="polite">
      {tilesOf(one).map(({ count, words, isBad = false }) => (
        <div key={words} className={styles.tile}>
          <div className={mergeClasses(styles.number, isBad && count > 0 && styles.bad)}>
            {count.toLocaleString('en-US')}
          </div>
          <div className={styles.note}>{words}</div>
        </div>
      ))}
    </div>
  )
}

/** The problems of the rows that can't be imported, and the cells that are left out of those that can, also as files. */
export function RowProblems({ one }: { one: Import }) {
  const name = one.file_name.replace(/\.\w+$/, '')
  const address = `/api/v1/imports/${one.id}/rejected/`
  return (
    <>
      {one.bad > 0 && (
        <ProblemTable title={copy.rowProblems.problems} problems={one.problems}>
          <RowsLink href={address} file={`not-imported-${name}.csv`}>
            {copy.rejectedLink.download(formatQuantity(one.bad, 'row'))}
          </RowsLink>
        </ProblemTable>
      )}
      {one.warned > 0 && (
        <ProblemTable title={copy.rowProblems.leftOut} problems={one.warnings}>
          <RowsLink href={`${address}?of=cells`} file={`left-out-${name}.csv`}>
            {copy.rejectedLink.downloadWarned(formatQuantity(one.warned, 'row'))}
          </RowsLink>
        </ProblemTable>
      )}
    </>
  )
}

type ProblemTableProps = { title: string; problems: readonly RowProblem[]; children: ReactNode }

function ProblemTable({ title, problems, children }: ProblemTableProps) {
  const styles = useImportStyles()
  return (
    <section aria-live="polite">
      {problems.length > 0 && (
        <table className={styles.table}>
          <caption className={styles.caption}>
            {problems.length > SHOWN ? copy.rowProblems.first(title, SHOWN) : title}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={mergeClasses(styles.head, styles.line)}>
                {copy.rowProblems.line}
              </th>
              <th scope="col" className={styles.head}>
                {copy.rowProblems.column}
              </th>
              <th scope="col" className={styles.head}>
                {copy.rowProblems.problem}
              </th>
            </tr>
          </thead>
          <tbody>
            {problems.slice(0, SHOWN).map(({ row, column, value, reason }) => (
              // A cell can have several problems, such as two labels that don't exist.
              <tr key={[row, column, value, reason].join(' ')}>
                <td className={styles.cell}>{row}</td>
                <td className={mergeClasses(styles.cell, styles.column)}>{column}</td>
                <td className={styles.cell}>{value ? `“${value}” ${reason}` : atField(reason)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </section>
  )
}

type Tile = { count: number; words: string; isBad?: boolean }

/** What the rows are, or became. */
function tilesOf(one: Import): Tile[] {
  const { entity, state, good, bad, duplicates, warned, plan, imported, updated, skipped } = one
  const words = copy.rowProblems
  if (state === ImportState.done) {
    // Rows that were to be filled in, and had nothing to add.
    const same = Math.max(0, skipped - plan.skip)
    return [
      { count: imported, words: words.imported },
      ...(updated > 0 ? [{ count: updated, words: words.filled }] : []),
      ...(same > 0 ? [{ count: same, words: words.same }] : []),
      ...(skipped > same ? [{ count: skipped - same, words: words.skipped }] : []),
      ...(warned > 0 ? [{ count: warned, words: words.warned }] : []),
      { count: bad, words: words.notImported, isBad: true },
    ]
  }
  if (entity === ImportEntity.deal)
    return [
      { count: good, words: words.ready },
      { count: bad, words: words.withProblems, isBad: true },
    ]
  return [
    { count: good - duplicates, words: words.new },
    { count: duplicates, words: words.duplicates },
    ...(warned > 0 ? [{ count: warned, words: words.warned }] : []),
    { count: bad, words: words.withProblems, isBad: true },
  ]
}

/** Rows with their problems, to correct and import again. */
function RowsLink({ href, file, children }: { href: string; file: string; children: string }) {
  const styles = useImportStyles()
  return (
    <a className={styles.link} href={href} download={file}>
      {children}
    </a>
  )
}
