import type { FileResult, VitestResult } from './vitest-run.ts'

/** More failed files than this are no accident of a busy machine. */
const MOST_FILES = 5

/** The files that run again, alone: none if nothing or too much failed, or something outside of the files. */
export function filesToTryAgain({ files, failures }: VitestResult): string[] {
  const failed = files.filter((each) => each.failures.length > 0).map(({ file }) => file)
  return failures.length > 0 || failed.length > MOST_FILES ? [] : failed
}

export interface AfterSecondTry extends VitestResult {
  /** The failures of the first try in files that passed the second: printed, and not counted. */
  passedOnSecondTry: string[]
}

/** The first run with the results of the files that ran again, and passed, in place of theirs. */
export function withSecondTry(first: VitestResult, second: VitestResult): AfterSecondTry {
  const again = new Map(second.files.map((result) => [result.file, result]))
  const passedOnSecondTry: string[] = []
  const files = first.files.map((result) => {
    const next = again.get(result.file)
    if (!next || !isWhole(next, result)) return result
    passedOnSecondTry.push(...result.failures)
    return next
  })
  return { files, failures: [...first.failures, ...second.failures], passedOnSecondTry }
}

/** Whether everything passed, and no test is missing. */
function isWhole(next: FileResult, before: FileResult): boolean {
  return next.failures.length === 0 && next.passed >= before.passed + before.failures.length
}
