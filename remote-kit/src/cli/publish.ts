/** `publish`: through every gate, in the order in which each becomes possible. */
import { digestOfManifest } from '#trust/statements.ts'
import { buildGates } from '#gates/build-gates.ts'
import { ensureSkippable, type Gate, gate } from '#gates/gate.ts'
import { browserGate, routeGates } from '#gates/route-gates.ts'
import { shellAddress } from '#gates/shell-address.ts'
import type { Release } from '#federation/registry.ts'
import { ensureVersion } from '#releases/build.ts'
import type { ReleasePlace } from '#releases/place.ts'
import { ensureShare } from '#releases/registry.ts'
import { pointTo, tryOut, upload } from '#releases/release.ts'
import { answerOf, type Answer } from './answer.ts'
import { gatesBefore } from './check.ts'
import { copy } from './copy.ts'
import { describeRegistry } from './describe.ts'
import type { Flags } from './flags.ts'

type Publication = { dir: string; name: string; place: ReleasePlace; canary?: number | undefined }

/** Builds, checks, uploads, fetches back, opens each page, and points the environment at the release. */
export async function publishThrough({ dir, name, place, canary }: Publication, flags: Flags): Promise<Answer> {
  const skipped = flags.skipGate?.split(',').filter(Boolean) ?? []
  ensureSkippable(skipped, flags.why)
  if (canary !== undefined) ensureShare(canary)
  if (flags.version !== undefined) ensureVersion(flags.version)

  const { registry } = await place.store.read()
  const shell = shellAddress(flags, registry, place.storage)
  const browser = skipped.includes('routes') ? [] : [await browserGate(dir)]
  if (browser.some(isShut)) return refusal(name, browser)
  const built = await buildGates(dir, flags.version)
  const gates = (await gatesBefore(built, { registry, shell })).map(asWished(skipped, flags.why))
  const { build, manifest } = built
  if (!build || !manifest || gates.some(isShut)) return refusal(name, gates)

  const release = await uploadThrough(gates, () => upload(name, build.dir, place))
  if (!release) return refusal(name, gates)
  const routes = asWished(skipped, flags.why)({ name: 'routes', state: 'unknown', detail: '' })
  if (routes.state === 'skipped') gates.push(routes)
  else {
    const problemOf = async () => {
      const opened = await routeGates(manifest, shell, dir)
      gates.push(...opened)
      return problemIn(opened)
    }
    if (!(await tryOut(release, name, place, { problemOf, why: flags.why }))) return refusal(name, gates)
  }
  await pointTo(release, name, place, { why: flags.why, skipped, ...(canary !== undefined && { canary }) })
  return publication(release, gates, { name, place, canary })
}

/** Passes the gate `files`. Undefined if it's shut. */
async function uploadThrough(gates: Gate[], publish: () => Promise<Release>): Promise<Release | undefined> {
  let release: Release | undefined
  gates.push(
    await gate('files', async () => {
      release = await publish()
      return `${Object.keys(release.manifest.files).length} fetched back from ${release.baseUrl}`
    }),
  )
  return release
}

/** What was published, and what visitors get from now on. */
async function publication(
  { version, baseUrl, manifest }: Release,
  gates: Gate[],
  { name, place, canary }: Omit<Publication, 'dir'>,
): Promise<Answer> {
  const { registry } = await place.store.read()
  const { active, past, canary: tried, disabled } = registry.remotes[name] ?? {}
  const trial = canary === undefined ? '' : copy.canary.trial(name, version)
  return {
    text: `${answerOf(gates).text}\n${name} ${version} at ${baseUrl}\n${trial}${describeRegistry(registry)}`,
    data: {
      name,
      version,
      baseUrl,
      digest: await digestOfManifest(manifest),
      gates,
      active,
      past,
      canary: tried,
      disabled,
    },
  }
}

/** What the first shut gate says, on one line; null if all are open. */
function problemIn(gates: readonly Gate[]): string | null {
  const shut = gates.find(isShut)
  return shut ? `${shut.name}: ${shut.detail.split('\n', 1).join('')}` : null
}

const isShut = ({ state }: Gate) => state === 'wrong'

/** Marks the gates that are skipped, whatever they have found. */
const asWished =
  (skipped: readonly string[], why = '') =>
  (found: Gate): Gate =>
    skipped.includes(found.name) ? { name: found.name, state: 'skipped', detail: why } : found

function refusal(name: string, gates: Gate[]): Answer {
  const { text } = answerOf(gates)
  return { text: `${text}\n${copy.publish.refused(name)}`, data: { name, published: false, gates }, isFine: false }
}
