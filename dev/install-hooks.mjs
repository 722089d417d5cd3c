// Installs the git hooks together with the dependencies. Without a repository, husky does nothing.
// Plain JavaScript, because any Node may run the install.
import { existsSync } from 'node:fs'

/** No one commits in CI or in a production install. */
const commitsAreMade = !process.env.CI && existsSync('node_modules/husky')

if (commitsAreMade) {
  const { default: husky } = await import('husky')
  husky()
}
