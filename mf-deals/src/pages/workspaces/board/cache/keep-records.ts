/** Keeps the objects of unchanged records when a list of them is read or written again. */
import { replaceEqualDeep } from '@tanstack/react-query'

type Node = Record<string, unknown>

const isObject = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const idOf = (value: unknown) => (isObject(value) && typeof value['id'] === 'string' ? value['id'] : undefined)

/**
 * `next` with every equal part of `before`, for a query's `structuralSharing`. Records are matched by id. TanStack
 * Query matches them by position, so each record after an added or removed one would be a new object and render again.
 */
export function keepRecords(before: unknown, next: unknown): unknown {
  if (before === next) return before
  if (Array.isArray(before) && Array.isArray(next)) return keepList(before, next)
  if (!isObject(before) || !isObject(next)) return replaceEqualDeep(before, next)
  const keys = Object.keys(next)
  const kept = Object.fromEntries(keys.map((key) => [key, keepRecords(before[key], next[key])]))
  const isSame = keys.length === Object.keys(before).length && keys.every((key) => kept[key] === before[key])
  return isSame ? before : kept
}

function keepList(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const known = new Map(before.map((record) => [idOf(record), record]))
  const kept = next.map((record, at) => {
    const id = idOf(record)
    return keepRecords(id === undefined ? before[at] : known.get(id), record)
  })
  return kept.length === before.length && kept.every((record, at) => record === before[at]) ? before : kept
}
