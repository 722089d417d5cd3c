/** Where the contract says something, for whoever has to mend it: "openapi/deals/schemas.yaml:42". */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Finds a schema, or a property of it, in the `schemas.yaml` of the folders below `root`. */
export function placesIn(root: string): (schema: string, property?: string) => string {
  const files = globSync('*/schemas.yaml', { cwd: root }).map((file) => ({
    file: `openapi/${file}`,
    lines: readFileSync(join(root, file), 'utf8').split('\n'),
  }))
  return (schema, property) => {
    for (const { file, lines } of files) {
      const start = lines.findIndex((line) => line.startsWith(`${schema}:`))
      if (start < 0) continue
      const end = lines.findIndex((line, at) => at > start && /^\w/.test(line))
      const at = lines.findIndex(
        (line, at) => at > start && (end < 0 || at < end) && line.trimStart().startsWith(`${property}:`),
      )
      return `${file}:${(property && at > 0 ? at : start) + 1}`
    }
    return `openapi: ${schema}`
  }
}
