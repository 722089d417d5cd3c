// What the kits are to people outside of this repository. In it, they are imported from their sources, by their short
// names; packed, they are JavaScript with types, in a scope of their own (docs/decisions/kits-are-packages.md).

const SCOPE = '@protracker'
const KITS = ['openapi', 'remote-kit', 'ui-kit']

/** A page must have these once, so it is the remote that installs them. */
const PEERS = [
  '@fluentui/react-components',
  '@tanstack/react-query',
  'jotai',
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
]

/** What the test kit, the types, the gate that opens pages and a place in MongoDB need of those who use them. */
const OPTIONAL_PEERS = ['@types/react', '@types/react-dom', 'happy-dom', 'mongodb', 'playwright-core', 'vitest']

/** `./src/api/api-client.ts` → what is built from it. Anything else is packed as it is. */
function builtFile(file) {
  if (!/\.tsx?$/.test(file) || file.endsWith('.d.ts')) return file
  const built = `./dist/${file.replace(/^\.\/(src\/)?/, '').replace(/\.tsx?$/, '')}`
  return { types: `${built}.d.ts`, default: `${built}.js` }
}

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record ?? {}).map(([key, value]) => [key, change(value, key)]))

/** The name under which the kit is published. Those who use it install it under the short name. */
const published = (name, version) => `npm:${SCOPE}/${name}@${version}`

function packed({ private: _private, scripts: _scripts, ...manifest }) {
  const { name, version } = manifest
  const all = mapValues(manifest.dependencies, (range, key) => (KITS.includes(key) ? published(key, range) : range))
  const isPeer = ([key]) => PEERS.includes(key)
  const isOptional = ([key]) => OPTIONAL_PEERS.includes(key)
  const peers = Object.entries(all).filter(isPeer)
  const optional = Object.entries({ ...all, ...manifest.devDependencies }).filter(isOptional)
  return {
    ...manifest,
    name: `${SCOPE}/${name}`,
    publishConfig: { access: 'public' },
    engines: { node: '>=20.19' },
    ...(manifest.bin && { bin: mapValues(manifest.bin, (file) => builtFile(file).default) }),
    ...(manifest.imports && { imports: mapValues(manifest.imports, builtFile) }),
    exports: mapValues(manifest.exports, builtFile),
    dependencies: {
      ...Object.fromEntries(Object.entries(all).filter((entry) => !isPeer(entry) && !isOptional(entry))),
      // It imports some of its modules by its name, so that the shell's copies of them are used.
      ...(name === 'remote-kit' && { [name]: published(name, version) }),
    },
    peerDependencies: mapValues(Object.fromEntries([...peers, ...optional]), (version) => `^${version}`),
    peerDependenciesMeta: mapValues(Object.fromEntries(optional), () => ({ optional: true })),
  }
}

export const hooks = {
  beforePacking: (manifest) => (KITS.includes(manifest.name) ? packed(manifest) : manifest),
}
