import { runProgram } from '#build/run-program.ts'
import type { Answer } from './answer.ts'
import { copy } from './copy.ts'

/** `test`: runs the remote's tests, in this terminal unless the answer is for a program. */
export async function runTests(dir: string, args: readonly string[], stdio: 'pipe' | 'inherit'): Promise<Answer> {
  const { code, output } = await runProgram(dir, 'vitest', 'vitest', ['run', ...args], stdio)
  const isFine = code === 0
  return { text: isFine ? copy.tests.pass : copy.tests.fail, data: { passed: isFine, output }, isFine }
}
