import { tokens } from '@fluentui/react-components'
import { expect, it } from 'vitest'
import inlineTokens from './inline-tokens.ts'

it.each(Object.entries(tokens))('writes %s as what it is', (name, value) => {
  const module = `import { tokens } from '@fluentui/react-theme'\nuse(tokens.${name})`
  expect(inlineTokens(module)).toContain(`use("${value}")`)
})

it('writes them into templates, and from other imports', () => {
  const module =
    "import { makeStyles, tokens } from '@fluentui/react-components'\nconst thin = `${tokens.strokeWidthThin}`"
  expect(inlineTokens(module)).toContain('`${"var(--strokeWidthThin)"}`')
})

it('leaves other things of that name alone', () => {
  const module = "import { tokens } from './lexer.js'\nuse(tokens.strokeWidthThin)"
  expect(inlineTokens(module)).toBe(module)
})
