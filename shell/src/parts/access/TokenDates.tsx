import type { LastUse } from 'openapi'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { dayOf, formatAgo, formatDay, today } from 'ui-kit/days'
import { Hint } from 'ui-kit/Hint'
import { isExpired } from './is-expired.ts'

/** "Expires Feb 19, 2027 · last used 3 minutes ago from 203.0.113.7 by curl/8.5.0". */
export function TokenDates({ token }: { token: LastUse & { expires_at: string } }) {
  const timeZone = useTimeZone()
  const { expires_at } = token
  const day = formatDay(dayOf(new Date(expires_at), timeZone), today(timeZone))
  return (
    <Hint>
      {isExpired(token) ? 'Expired' : 'Expires'} {day} · {lastUse(token, timeZone)}
    </Hint>
  )
}

function lastUse(
  { last_used_at: at, last_used_address: address, last_used_client: client }: LastUse,
  timeZone: string,
) {
  if (!at) return 'never used'
  const by = [address && `from ${address}`, client && `by ${client}`].filter(Boolean)
  return ['last used', formatAgo(at, timeZone), ...by].join(' ')
}
