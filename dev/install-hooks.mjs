// Installs the git hooks together with the dependencies. Without a repository husky leaves things as they are.
// Plain JavaScript, because any Node may run the install.
import { existsSync } from 'node:fs'

/** Nobody commits in CI, nor where only the packages of production are. */
const commitsAreMade = !process.env.CI && existsSync('node_modules/husky')

if (commitsAreMade) {
  const { default: husky } = await import('husky')
  husky()
}
