import type { LastUse } from 'openapi'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { dayOf, formatAgoWithin, formatDay, today } from 'ui-kit/days'
import { Hint } from 'ui-kit/Hint'
import { copy } from './copy.ts'
import { isExpired } from './is-expired.ts'

/** "Expires Feb 19, 2027 · last used 3 minutes ago from 203.0.113.7 by curl/8.5.0". */
export function TokenDates({ token }: { token: LastUse & { expires_at: string } }) {
  const timeZone = useTimeZone()
  const { expires_at } = token
  const day = formatDay(dayOf(new Date(expires_at), timeZone), today(timeZone))
  return (
    <Hint>
      {isExpired(token) ? copy.tokenDates.expired(day) : copy.tokenDates.expires(day)} · {lastUse(token, timeZone)}
    </Hint>
  )
}

function lastUse(
  { last_used_at: at, last_used_address: address, last_used_client: client }: LastUse,
  timeZone: string,
) {
  const { neverUsed, used, usedFrom, usedBy, usedFromBy } = copy.tokenDates
  if (!at) return neverUsed
  const ago = formatAgoWithin(at, timeZone)
  if (address && client) return usedFromBy(ago, address, client)
  if (address) return usedFrom(ago, address)
  return client ? usedBy(ago, client) : used(ago)
}
