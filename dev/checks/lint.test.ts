import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#dev/workspace/root.ts'

it('lint reports a planted violation of every house rule', () => {
  const { stdout } = spawnSync('oxlint', ['-c', 'dev/planted/oxlint.json', '--format', 'json', 'dev/planted'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH']}` },
  })
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout)
  const found = diagnostics.map(({ code, filename }) => `${code} ${filename.replace('dev/planted/', '')}`)
  expect(found).toEqual(
    expect.arrayContaining([
      'house(focusable-buttons) mf-reports/src/loses-focus.tsx',
      'house(make-styles-only-in-styles) mf-reports/src/own-styles.tsx',
      'house(no-export-all) mf-reports/src/export-all.ts',
      'house(process-env-only-in-env) mf-reports/src/reads-env.ts',
      'house(words-in-copy) mf-reports/src/words/Said.tsx',
      'eslint(no-restricted-imports) mf-reports/src/deep-fluent.ts',
      'eslint(no-restricted-imports) mf-deals/src/from-api.ts',
    ]),
  )
  expect(found).not.toContain('house(make-styles-only-in-styles) mf-reports/src/Total.styles.ts')
  expect(found).not.toContain('house(words-in-copy) mf-reports/src/words/copy.ts')
})
