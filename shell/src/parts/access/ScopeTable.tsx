import { Field, mergeClasses } from '@fluentui/react-components'
import { type Ref, useId } from 'react'
import { HiddenText } from 'ui-kit/HiddenText'
import { copy } from './copy.ts'
import { hasLevel, type Level, levelOf, levelOfAll, LEVELS, type ScopeChoice, withLevel } from './scope-levels.ts'
import { useScopeTableStyles } from './ScopeTable.styles.ts'

export interface ScopeTableProps<Scope extends string> {
  label: string
  choice: ScopeChoice<Scope>
  value: readonly Scope[]
  onChange: (value: Scope[]) => void
  problem?: string | undefined
  /** The first choice, which gets the focus when there is a problem. */
  firstRef: Ref<HTMLInputElement>
}

/** Chooses scopes: for each kind of thing none, read or write, and all of them in the first row. */
export function ScopeTable<Scope extends string>({
  label,
  choice,
  value,
  onChange,
  problem,
  firstRef,
}: ScopeTableProps<Scope>) {
  const styles = useScopeTableStyles()
  const id = useId()
  return (
    <Field
      label={{ className: styles.title, children: label }}
      hint={{ className: styles.above, children: copy.scopeTable.hint }}
      validationMessage={problem ? { className: styles.above, children: problem } : null}
    >
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.label}>
              <HiddenText>{copy.scopeTable.what}</HiddenText>
            </th>
            {LEVELS.map((level) => (
              <th key={level} id={`${id}-${level}`} scope="col" className={styles.head}>
                {copy.scopeTable.levels[level]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <LevelRow
            id={id}
            name="all"
            label={copy.scopeTable.all}
            isAll
            firstRef={firstRef}
            level={levelOfAll(value, choice)}
            levels={LEVELS}
            onChange={(level) => onChange([...choice.all[level]])}
          />
          {choice.rows.map((row) => (
            <LevelRow
              key={row.label}
              id={id}
              name={row.read ?? row.write ?? ''}
              label={row.label}
              level={levelOf(value, row)}
              levels={LEVELS.filter((level) => hasLevel(row, level))}
              onChange={(level) => onChange(withLevel(value, choice, row, level))}
            />
          ))}
        </tbody>
      </table>
    </Field>
  )
}

interface LevelRowProps {
  /** The prefix of the table's ids. */
  id: string
  name: string
  label: string
  isAll?: boolean
  firstRef?: Ref<HTMLInputElement>
  /** Null if the rows below differ. */
  level: Level | null
  levels: readonly Level[]
  onChange: (level: Level) => void
}

function LevelRow({ id, name, label, isAll = false, firstRef, level, levels, onChange }: LevelRowProps) {
  const styles = useScopeTableStyles()
  return (
    <tr className={isAll ? styles.all : styles.row}>
      <th id={`${id}-${name}`} scope="row" className={mergeClasses(styles.label, isAll && styles.every)}>
        {label}
      </th>
      {LEVELS.map((one) => (
        <td key={one} className={styles.cell}>
          {levels.includes(one) && (
            <label className={styles.target}>
              <input
                ref={one === LEVELS[0] ? firstRef : undefined}
                type="radio"
                className={styles.radio}
                name={`${id}-${name}`}
                aria-labelledby={`${id}-${name} ${id}-${one}`}
                checked={level === one}
                onChange={() => onChange(one)}
              />
            </label>
          )}
        </td>
      ))}
    </tr>
  )
}
