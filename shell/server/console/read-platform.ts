/** Reads every environment of the platform for its console. */
import { describeEnvironment, faultyEnvironment, type ReadEnvironment } from 'remote-kit/describe-platform'
import { environmentsIn, registryIn } from 'remote-kit/environments'
import { PAGE_LIMIT_KB } from 'remote-kit/page-budget'
import type { Platform } from 'remote-kit/platform'
import { releasesInUse } from 'remote-kit/registry'
import type { Storage } from 'remote-kit/storage'
import type { createFileSizes } from './file-sizes.ts'

/** So many edits of each environment are read: in a bucket, each is a request. */
const MOST_EDITS = 100

/** The platform whose registries are in `storage`, as the server of `environment` sees it. */
export async function readPlatform(
  storage: Storage,
  environment: string,
  sizes: ReturnType<typeof createFileSizes>,
): Promise<Platform> {
  const names = await environmentsIn(storage)
  const read = await Promise.all(names.map((name) => readEnvironment(storage, name)))
  const found = read.filter((one) => 'registry' in one)
  await sizes.learn(found.flatMap(({ registry }) => Object.values(registry.remotes).flatMap(releasesInUse)))
  return {
    environment,
    pageLimitKb: PAGE_LIMIT_KB,
    environments: read.map((one) =>
      'registry' in one
        ? describeEnvironment(one, found, (release, path) => sizes.sizeOf(release, path))
        : faultyEnvironment(one.name, one.fault),
    ),
  }
}

type Unreadable = { name: string; fault: string }

/** Only what is signed is shown: a registry that no one has signed would say whatever its writer likes. */
async function readEnvironment(storage: Storage, name: string): Promise<ReadEnvironment | Unreadable> {
  const store = registryIn(storage, name)
  try {
    const [{ registry }, changes] = await Promise.all([store.read(), store.history(MOST_EDITS)])
    return { name, registry, changes }
  } catch (error) {
    return { name, fault: error instanceof Error ? error.message : String(error) }
  }
}
