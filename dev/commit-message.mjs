// Refuses a commit whose subject is not conventional or too long: `node dev/commit-message.mjs .git/COMMIT_EDITMSG`.
// Plain JavaScript, because the hook runs on whatever Node a committer has.
import { readFileSync } from 'node:fs'

const LONGEST = 72
const TYPES = ['feat', 'fix', 'refactor', 'perf', 'test', 'docs', 'style', 'build', 'ci', 'chore', 'revert']
const CONVENTIONAL = new RegExp(`^(${TYPES.join('|')})(\\([a-z0-9-]+\\))?!?: \\S`)
/** Git writes these itself, and the last three are gone before anyone else reads them. */
const BY_GIT = /^(Merge|Revert|fixup!|squash!|amend!) /

const subject = readFileSync(process.argv[2], 'utf8')
  .split('\n')
  .find((line) => line.trim() !== '' && !line.startsWith('#'))

// Without a subject git itself refuses the commit.
if (subject && !BY_GIT.test(subject)) {
  const faults = [
    CONVENTIONAL.test(subject) ? '' : `is not conventional: write "feat(api): …"; the types are ${TYPES.join(', ')}`,
    subject.length > LONGEST ? `has ${subject.length} characters: ${LONGEST} at most, the rest goes below` : '',
  ].filter(Boolean)
  for (const fault of faults) console.error(`The subject ${fault}\n  ${subject}`)
  if (faults.length > 0) process.exit(1)
}
