/** Changes which column is read into which field. Pure. */
import type { Import } from 'openapi'

type Mapping = Import['mapping']

/** The field that a column is read into; empty for none. */
export const fieldOf = (mapping: Mapping, column: number): string =>
  Object.entries(mapping).find(([, columns]) => [columns].flat().includes(column))?.[0] ?? ''

/**
 * The mapping with this column for this field. The column's earlier choice is removed, and so is another column of the
 * field, unless it takes many.
 */
export function remapped(
  mapping: Mapping,
  { column, field, takesMany }: { column: number; field: string; takesMany: boolean },
): Mapping {
  const next = new Map<string, number[]>()
  for (const [name, columns] of Object.entries(mapping)) {
    const left = [columns].flat().filter((at) => at !== column)
    if (left.length > 0 && (name !== field || takesMany)) next.set(name, left)
  }
  if (field !== '')
    next.set(
      field,
      [...(next.get(field) ?? []), column].toSorted((a, b) => a - b),
    )
  return Object.fromEntries(
    [...next].map(([name, [first = 0, ...others]]) => [name, others.length > 0 ? [first, ...others] : first]),
  )
}
