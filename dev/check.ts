/** `pnpm check`: types, lint, format, boundaries, contract, dead code, builds and their sizes. */
import { runChecks } from '#dev/checks/checks.ts'

const { passed, failed } = await runChecks()
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
