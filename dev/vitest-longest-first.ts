import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that run for 15 seconds and more, the longest first. A fresh clone has no times of an earlier run, so Vitest goes
 * by the size of files: a short file that runs for long would start last and leave the other worker without work.
 */
const LONGEST = [
  'e2e/journeys/platform/screens.test.ts',
  'api/test/authorization-matrix.test.ts',
  'e2e/federation/faults.test.ts',
  'e2e/journeys/platform/development.test.ts',
  'e2e/journeys/platform/outages.test.ts',
  'api/test/contract/token-scopes.test.ts',
  'api/test/versions.property.test.ts',
  'api/test/old-data.test.ts',
  'dev/machine/mongod.test.ts',
  'dev/new/new.test.ts',
  'dev/start.test.ts',
]

/** Runs the longest files of a project first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // A method of Vitest, not of arrays.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    // By project, because changing to another one starts the worker anew.
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).toSorted((one, other) => rank(one) - rank(other)),
    )
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((path) => moduleId.endsWith(`/${path}`))
  return place === -1 ? LONGEST.length : place
}
