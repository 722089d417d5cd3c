/** A remote's manifest in Module Federation's own form, for tools that know it. The platform itself reads ours. */
import type { RemoteManifest } from '#federation/registry.ts'

/** The file, beside `manifest.json`. */
export const MF_MANIFEST = 'mf-manifest.json'

/** What is the same in both, in Module Federation's words. */
export function mfManifest(manifest: Omit<RemoteManifest, 'files'>): object {
  const { name, version, globalName, entry, runtime, preload, shared } = manifest
  return {
    id: globalName,
    name: globalName,
    metaData: {
      name: globalName,
      type: 'app',
      globalName,
      buildInfo: { buildVersion: version, buildName: name },
      publicPath: 'auto',
      remoteEntry: { name: entry, path: '', type: 'var' },
      types: { path: '', name: '', zip: '', api: '' },
      pluginVersion: runtime,
    },
    shared: Object.entries(shared).map(([shares, { range, strict }]) => ({
      id: `${globalName}:${shares}`,
      name: shares,
      version: '',
      singleton: true,
      requiredVersion: strict ? range : null,
      assets: assetsOf([]),
    })),
    remotes: [],
    exposes: [
      { id: `${globalName}:contract`, name: 'contract', path: './contract', assets: assetsOf(preload.contract) },
    ],
  }
}

function assetsOf(files: readonly string[]) {
  const [css, js] = [true, false].map((isCss) => files.filter((file) => file.endsWith('.css') === isCss))
  return { js: { sync: js, async: [] }, css: { sync: css, async: [] } }
}
