import { join } from 'node:path'
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { root } from '#dev/workspace/root.ts'
import { folderCycles } from './folder-cycles.ts'
import { largeFolders } from './large-folders.ts'

/** The result of the boundary rules (.dependency-cruiser.cjs) for a tree. */
export interface BoundaryReport {
  modules: number
  /** One text for each violation: rule, from and to, and below it why and what to do instead. */
  violations: string[]
}

/**
 * Checks the import graph below `baseDir` against the rules.
 * @throws Error if no TypeScript was found: a check that reads nothing must not pass
 */
export async function checkBoundaries(folders: readonly string[], baseDir = root): Promise<BoundaryReport> {
  const { forbidden = [], options } = await extractConfig(join(root, '.dependency-cruiser.cjs'))
  const { output } = await cruise([...folders], { ...options, baseDir, ruleSet: { forbidden }, validate: true })
  if (typeof output === 'string') throw new Error(output)
  const { modules, summary }: ICruiseResult = output
  const sources = modules.filter(({ source }) => /\.tsx?$/.test(source) && !source.includes('node_modules')).length
  if (sources === 0)
    throw new Error('The boundary check saw no TypeScript: does dependency-cruiser find its own TypeScript?')
  const reasons = new Map(forbidden.map(({ name, comment }) => [name, comment]))
  const violations = summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${packageName(to)}\n    ${reasons.get(rule.name)}`,
  )
  const cycles = folderCycles(modules.filter(isShipped).map(importsOf)).map(
    (cycle) => `${cycle}\n    ${NO_FOLDER_CYCLES}`,
  )
  const large = largeFolders(modules.map(({ source }) => source).filter((source) => !source.includes('node_modules')))
  return { modules: sources, violations: [...violations, ...cycles, ...large] }
}

const NO_FOLDER_CYCLES =
  'Folders import in one direction, types included. Move the file that looks back, or pass in what it takes from above.'

/** Whether a module counts for cycles of folders. Tests may import from anywhere. */
const isShipped = ({ source }: IModule) =>
  /^(api|mf-[^/]+|shell|remote-kit|ui-kit|dev)\/.+\.tsx?$/.test(source) && !/\.test\.tsx?$|\/test\//.test(source)

function importsOf({ source, dependencies }: IModule) {
  const inPackage = source.replace(/\/.*/, '/')
  const imports = dependencies.map(({ resolved }) => resolved).filter((to) => to.startsWith(inPackage))
  return { file: source, imports: imports.filter((to) => !to.includes('node_modules')) }
}

/** `node_modules/.pnpm/…/node_modules/@scope/name/index.js` → `@scope/name`; other paths are unchanged. */
function packageName(path: string): string {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? []
  return name ?? path
}
