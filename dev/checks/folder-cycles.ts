/** Finds cycles of folders. Files can be free of cycles while their folders are not. */
import { dirname } from 'node:path'

/** A file and the files that it imports, including types. */
export type FileImports = { file: string; imports: readonly string[] }

type Arrow = { from: string; to: string }

/**
 * One text for each folder in a cycle: the cycle, and below it one import for each step. A folder contains only the
 * files directly in it.
 */
export function folderCycles(files: readonly FileImports[]): string[] {
  const arrows = new Map<string, Map<string, Arrow>>()
  for (const { file, imports } of files) {
    const own = dirname(file)
    const outward = arrows.get(own) ?? new Map<string, Arrow>()
    for (const to of imports) if (dirname(to) !== own) outward.set(dirname(to), { from: file, to })
    arrows.set(own, outward)
  }
  const told = new Set<string>()
  return [...arrows.keys()].toSorted().flatMap((folder) => {
    const circle = told.has(folder) ? null : shortestCircle(folder, arrows)
    if (!circle) return []
    for (const one of circle) told.add(one)
    const steps = circle.map((from, i) => arrows.get(from)?.get(circle[i + 1] ?? folder))
    const lines = steps.map((step) => `    ${step?.from} imports ${step?.to}`)
    return [[`no-folder-cycles: ${[...circle, folder].join(' → ')}`, ...lines].join('\n')]
  })
}

/** The folders of the shortest cycle through a folder, or null. */
function shortestCircle(start: string, arrows: ReadonlyMap<string, ReadonlyMap<string, Arrow>>): string[] | null {
  const ways: string[][] = [[start]]
  const seen = new Set<string>()
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of arrows.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return way
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return null
}
