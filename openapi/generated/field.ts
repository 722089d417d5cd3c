// Generated from the OpenAPI contract by `pnpm generate`. Do not edit.

/**
 * What a field holds: `money` is cents of the account's currency, `rate` hundredths of a percent, `day` YYYY-MM-DD, `instant` a
 * moment in UTC, `lines` a text of several lines.
 */
export type FieldKind = 'choice' | 'day' | 'group' | 'id' | 'instant' | 'labels' | 'lines' | 'milestone' | 'money' | 'number' | 'person' | 'phase' | 'rate' | 'tasks' | 'text' | 'texts' | 'workspace' | 'yes_no'

/** A field of a record. */
export type Field = {
  /** What people call it. */
  readonly label: string
  readonly kind: FieldKind
  /** What its codes are called. */
  readonly choices?: Readonly<Record<string | number, string>>
  /** What its history and the record's own page call it, where that is not its label. False: no history tells it. */
  readonly history?: string | false
}
