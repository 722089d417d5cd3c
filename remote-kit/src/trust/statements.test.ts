import { expect, test } from 'vitest'
import { isSigned, signerWith } from './ed25519.ts'
import { canonicalJson } from './canonical-json.ts'
import {
  digestOf,
  digestOfHead,
  digestOfManifest,
  divideManifest,
  recordStatement,
  releaseStatement,
} from './statements.ts'

const HASH = `sha384-${'A'.repeat(64)}` as const
const manifest = {
  name: 'mf-hello',
  entry: 'entry.js',
  files: { 'entry.js': HASH, 'page.js': HASH, 'dialog.js': HASH },
  preload: { contract: [], pages: { '/agent/hello': ['page.js'] } },
  shared: { react: { range: '^19.2.0', strict: true } },
}

test.each<[unknown, string]>([
  [{ b: 1, a: [true, null, 'é'], '€': {}, '10': 0 }, '{"10":0,"a":[true,null,"é"],"b":1,"€":{}}'],
  [{ a: undefined, b: { d: 1, c: 2 } }, '{"b":{"c":2,"d":1}}'],
])('%j is written as %s', (value, text) => {
  expect(canonicalJson(value)).toBe(text)
})

test('the digest of a release is the same from its whole manifest and from what a page gets of it', async () => {
  const { head, later } = divideManifest(manifest)
  expect(Object.keys(head.files)).toEqual(['entry.js', 'page.js'])
  expect(later).toEqual({ files: { 'dialog.js': HASH }, shared: manifest.shared })
  const digest = await digestOfManifest(manifest)
  expect(await digestOfHead(JSON.parse(JSON.stringify(head)) as object, await digestOf(later))).toBe(digest)
  const { entry: _entry, ...rest } = manifest
  expect(await digestOfManifest({ entry: 'other.js', ...rest })).not.toBe(digest)
  expect(await digestOfManifest({ ...manifest, shared: {} })).not.toBe(digest)
})

// The example of docs/federation-protocol.md, for those who write another implementation.
test('statements, digests and signatures are those of the protocol', async () => {
  const signer = signerWith(
    '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g\n-----END PRIVATE KEY-----\n',
  )
  expect(signer.publicKey).toBe('11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=')
  expect(signer.id).toBe('21fe31dfa154a261')
  const digest = await digestOfManifest(manifest)
  const statement = releaseStatement('mf-hello', '1.0.0', digest)
  const pointer = { version: '1.0.0', baseUrl: 'https://static.example.com/mf-hello/1.0.0/', digest }
  const head = {
    sequence: 1,
    disabled: false,
    active: pointer,
    canary: null,
    rest: await digestOf({ past: [], versions: { '1.0.0': pointer } }),
  }
  const record = recordStatement('production', 'mf-hello', head)
  expect({ digest, statement, signature: signer.sign(statement).signature, record }).toMatchInlineSnapshot(`
    {
      "digest": "sha256-pWSUy6QdKQfOM1WVJF3xKISE4sLMHc1RmHE/7MgcRT0=",
      "record": "{"active":{"baseUrl":"https://static.example.com/mf-hello/1.0.0/","digest":"sha256-pWSUy6QdKQfOM1WVJF3xKISE4sLMHc1RmHE/7MgcRT0=","version":"1.0.0"},"canary":null,"disabled":false,"environment":"production","remote":"mf-hello","rest":"sha256-Gpr3Txt87+L261QeYlqRoYCuIRZcE1xxfhcJS8QdtXg=","sequence":1,"type":"protracker-record/1"}",
      "signature": "ESfrgZeTDuHiXM9Y8H6w69gwkYMrskF+Y+FeoCuMfYa8jmDowkZylIq5ePeY4XTeb+DzFyedhftSb+fB1OM1Bg==",
      "statement": "{"digest":"sha256-pWSUy6QdKQfOM1WVJF3xKISE4sLMHc1RmHE/7MgcRT0=","remote":"mf-hello","type":"protracker-release/1","version":"1.0.0"}",
    }
  `)
  expect(isSigned(signer.publicKey, statement, signer.sign(statement).signature)).toBe(true)
  expect(isSigned(signer.publicKey, record, signer.sign(statement).signature)).toBe(false)
})
