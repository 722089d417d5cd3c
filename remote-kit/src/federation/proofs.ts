/** What comes with signed releases and records (`trust/statements.ts`). */

/** The hash of a value's canonical JSON, such as `sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=`. */
export type Digest = `sha256-${string}`

/** Who has signed, and the signature in base64. */
export type Proof = { key: string; signature: string }

/** Which release an environment points at: where it is, and which content it has. */
export type Pointer = { version: string; baseUrl: string; digest: Digest }

/** What a remote's record says about what visitors get. `rest`: the digest of everything else in the record. */
export type RecordHead = {
  sequence: number
  disabled: boolean
  active: Pointer | null
  canary: (Pointer & { share: number }) | null
  rest: Digest
}
