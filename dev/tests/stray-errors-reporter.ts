import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Names the file that the reporter writes: a list of messages, as JSON. */
export const STRAY_ERRORS_FILE = 'STRAY_ERRORS_FILE'

/** A reporter of Vitest that keeps the errors outside of any test. The JSON reporter leaves them out. */
export default class StrayErrorsReporter implements Reporter {
  onTestRunEnd(_modules: readonly TestModule[], errors: readonly { message: string }[]): void {
    const file = process.env[STRAY_ERRORS_FILE]
    if (file) writeFileSync(file, JSON.stringify(errors.map(({ message }) => message)))
  }
}
