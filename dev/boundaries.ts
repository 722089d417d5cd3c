import { join, resolve } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'

const root = resolve(import.meta.dirname, '..')

/** Every folder whose imports the rules are about. */
export const sourceFolders = [
  'api',
  'bench',
  'dev',
  'e2e',
  'mf-client-portal',
  'mf-contacts',
  'mf-deals',
  'mf-reports',
  'openapi',
  'remote-kit',
  'shell',
  'ui-kit',
]

/** What the boundary rules (.dependency-cruiser.cjs) say of a tree. */
export interface BoundaryReport {
  modules: number
  /** One line each: rule, from, to. */
  violations: string[]
}

/**
 * Holds the import graph below `baseDir` against the rules.
 * @throws Error where no TypeScript was seen at all: a check that reads nothing must not pass
 */
export async function checkBoundaries(folders: string[], baseDir = root): Promise<BoundaryReport> {
  const { forbidden, options } = await extractConfig(join(root, '.dependency-cruiser.cjs'))
  const { output } = await cruise(folders, { ...options, baseDir, ruleSet: { forbidden }, validate: true })
  if (typeof output === 'string') throw new Error(output)
  const { modules, summary }: ICruiseResult = output
  const sources = modules.filter(({ source }) => /\.tsx?$/.test(source) && !source.includes('node_modules')).length
  if (sources === 0)
    throw new Error('The boundary check saw no TypeScript: does dependency-cruiser find its own TypeScript?')
  const violations = summary.violations.map(({ rule, from, to, comment }) =>
    [`${rule.name}: ${from} → ${packageName(to)}`, comment && `    ${comment}`].filter(Boolean).join('\n'),
  )
  return { modules: sources, violations }
}

/** `node_modules/.pnpm/…/node_modules/@scope/name/index.js` → `@scope/name`; other paths stay. */
function packageName(path: string): string {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? []
  return name ?? path
}
