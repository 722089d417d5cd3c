/** Checks that each decision has a date and a status, and is in the index. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#dev/workspace/root.ts'

const FOLDER = 'docs/decisions'
const INDEX = 'README.md'

const TITLE = /^# (.+)$/
const DATE_AND_STATUS =
  /^\*\*Date:\*\* \d{4}-\d{2}-\d{2}\. \*\*Status:\*\* (?:accepted|superseded by \[.+\]\([\w-]+\.md\))\.$/

/** One line for each incomplete decision: where, and what to write. */
export function checkDecisions(baseDir = root): string[] {
  const folder = join(baseDir, FOLDER)
  const index = readFileSync(join(folder, INDEX), 'utf8')
  const decisions = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== INDEX)
  return decisions.toSorted().flatMap((file) => {
    const [first = '', , third = ''] = readFileSync(join(folder, file), 'utf8').split('\n', 3)
    const [, title] = TITLE.exec(first) ?? []
    const place = `${FOLDER}/${file}`
    if (!title) return [`${place}:1: has no title. Write "# " and what was decided`]
    const entry = `- [${title}](${file})`
    return [
      ...(DATE_AND_STATUS.test(third)
        ? []
        : [
            `${place}:3: has no date and status. Write "**Date:** YYYY-MM-DD. **Status:** accepted." or "superseded by [title](file.md)."`,
          ]),
      ...(index.includes(`${entry}\n`) ? [] : [`${FOLDER}/${INDEX}: lacks a decision. Write "${entry}"`]),
    ]
  })
}
