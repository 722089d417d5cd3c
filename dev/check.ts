/**
 * `pnpm check`: types, lint, format, boundaries, contract, dead code, builds and their sizes. `pnpm check lint 'types of api'`
 * runs only the checks whose names contain these words.
 */
import { runChecks } from '#dev/checks/checks.ts'

const wanted = process.argv.slice(2)
const { passed, failed } = await runChecks(wanted.length > 0 ? wanted : undefined)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
