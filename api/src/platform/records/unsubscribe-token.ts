/** The signed tokens in unsubscribe links. They say who opts out of what, so that a link works for as long as the mail is kept. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Whose address of which account. Ids are 24 hexadecimal digits, `address` is the address as it's kept (24 characters). */
export type Reader = { account: string; contact: string; address: string }

const ID_BYTES = 12
const ADDRESS_BYTES = 18
const MAC_BYTES = 16
const BODY_BYTES = 2 * ID_BYTES + ADDRESS_BYTES

const macOf = (secret: string, body: Buffer): Buffer => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'protracker unsubscribe', 32))
  return createHmac('sha256', key).update(body).digest().subarray(0, MAC_BYTES)
}

/** The token for a reader. */
export function unsubscribeToken(secret: string, { account, contact, address }: Reader): string {
  const body = Buffer.concat([
    Buffer.from(account, 'hex'),
    Buffer.from(contact, 'hex'),
    Buffer.from(address, 'base64url'),
  ])
  return Buffer.concat([body, macOf(secret, body)]).toString('base64url')
}

/** Who a token is for; null if it isn't one of ours. */
export function readUnsubscribeToken(secret: string, token: string): Reader | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== BODY_BYTES + MAC_BYTES) return null
  const body = bytes.subarray(0, BODY_BYTES)
  if (!timingSafeEqual(bytes.subarray(BODY_BYTES), macOf(secret, body))) return null
  return {
    account: body.subarray(0, ID_BYTES).toString('hex'),
    contact: body.subarray(ID_BYTES, 2 * ID_BYTES).toString('hex'),
    address: body.subarray(2 * ID_BYTES).toString('base64url'),
  }
}
