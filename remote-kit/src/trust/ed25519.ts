/** Ed25519 keys and signatures, by Node. A page has WebCrypto's. */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import type { Proof } from '#federation/proofs.ts'

/** Signs statements. `publicKey`: 32 bytes in base64. */
export type Signer = { id: string; publicKey: string; sign: (statement: string) => Proof }

/** A new private key, as PEM. */
export function newPrivateKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/**
 * The signer with a private key in PEM.
 * @throws Error if it is none, or of another kind
 */
export function signerWith(pem: string): Signer {
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`a key of the kind ${key.asymmetricKeyType}, not ed25519`)
  const publicKey = rawPublicKey(createPublicKey(pem))
  const id = keyId(publicKey)
  return {
    id,
    publicKey,
    sign: (statement) => ({ key: id, signature: sign(null, Buffer.from(statement), key).toString('base64') }),
  }
}

/** The name of a public key: 16 hex digits of its SHA-256. */
export function keyId(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16)
}

/** Whether a text was signed with the private half of a key. */
export function isSigned(publicKey: string, text: string, signature: string): boolean {
  const x = Buffer.from(publicKey, 'base64').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
}

function rawPublicKey(key: KeyObject): string {
  const { x } = key.export({ format: 'jwk' }) as { x: string }
  return Buffer.from(x, 'base64url').toString('base64')
}
