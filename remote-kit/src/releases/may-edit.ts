import type { Registry } from '#federation/registry.ts'
import type { Storage } from '#places/storage.ts'
import { keysFor } from '#trust/trusted-keys.ts'
import { findSigner, loadTrustedKeys } from './key-files.ts'
import { RegistryError } from './registry.ts'

/** @throws RegistryError unless there is a key at hand, and it may sign for every remote of a registry */
export async function ensureMayEdit(storage: Storage, { remotes }: Registry): Promise<void> {
  const { id, publicKey } = await findSigner(storage)
  const keys = await loadTrustedKeys(storage)
  const others = Object.keys(remotes).filter((name) => keysFor(keys, name)[id] !== publicKey)
  if (others.length === 0) return
  throw new RegistryError(
    `The key ${id} may not sign for ${others.join(', ')}. SIGNING_KEY must name one that is pinned for all remotes (--for "*")`,
  )
}
