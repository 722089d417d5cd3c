import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { RemoteContext } from 'remote-kit/contract'
import { ChunkLoadError } from './chunk-load-error.ts'
import type { LoadedRemote } from './loaded-remote.ts'

/**
 * The shell's plugin for the federation runtime. It loads entry scripts itself, because the runtime has a fixed limit
 * of 20 s and no integrity check, and it reports how long each step of a remote's start took.
 */
export function remotePlugin(
  find: (name: string) => LoadedRemote | undefined,
  track: RemoteContext['track'],
): ModuleFederationRuntimePlugin {
  const stepStarted = new Map<string, number>()
  const report = (step: string, remote: string) => {
    const now = performance.now()
    const ms = Math.round(now - (stepStarted.get(remote) ?? now))
    track('remote-step', { step, remote, version: find(remote)?.release.version ?? '', ms })
    stepStarted.set(remote, now)
  }

  return {
    name: 'shell',
    async loadEntry({ remoteInfo: { name } }) {
      const remote = find(name)
      if (!remote) throw new ChunkLoadError('unregistered', { remote: name })
      const { manifest } = remote.release
      const integrity = manifest.files[manifest.entry] ?? ''
      if (!integrity && !import.meta.env.DEV) throw new ChunkLoadError('manifest-invalid', { remote: name })
      stepStarted.set(name, performance.now())
      const container = await remote.runEntry(integrity, remote.deadline.left)
      report('entry', name)
      return container
    },
    async initContainer(args) {
      const { name } = args.remoteInfo
      const remote = find(name)
      if (remote) remote.hasStarted = true
      report('init', name)
      return args
    },
    async afterGetExpose({ moduleInfo, error }) {
      if (!error) report('expose', moduleInfo.name)
    },
    async afterExecuteFactory({ moduleInfo, error }) {
      if (!error) report('factory', moduleInfo.name)
    },
  }
}
