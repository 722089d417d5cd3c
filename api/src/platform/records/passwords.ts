/** Passwords: argon2id with OWASP's minimum cost (19 MiB, 2 passes, 1 lane), as PHC strings. */
import { hash, hashRaw, verify } from '@node-rs/argon2'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The stored form of a password, with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Compared against if there is no such user, so that the response takes as long. */
const decoy = hashPassword('no one has this password')

/** Whether the password is correct. Takes as long for a user who does not exist or has no password. */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password)
  return matches && Boolean(passwordHash)
}

/** The hash of a short secret with a salt of its own, for looking it up among a few: the same cost as a password's. */
export const hashWithSalt = async (secret: string, salt: string): Promise<string> =>
  (await hashRaw(secret, { ...COST, salt: Buffer.from(salt, 'base64url') })).toString('base64url')
