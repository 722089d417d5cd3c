/** Reads the cells that are mapped to a field. Pure. */
import type { ImportMapping } from 'openapi'
import { cellText } from '#platform/records/csv.ts'
import { columnsOf } from './row-problems.ts'

/** The texts of the field's columns that are not empty. */
export const textsOf = (row: readonly string[], mapping: ImportMapping, field: string): string[] =>
  columnsOf(mapping, field).flatMap((column) => cellText(row[column] ?? '') || [])
