import { Button } from '@fluentui/react-components'
import type { AccessToken } from 'openapi'
import { useState } from 'react'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { Tag } from 'ui-kit/Tag'
import { ApiReferenceLink } from '#parts/access/ApiReferenceLink.tsx'
import { isExpired } from '#parts/access/is-expired.ts'
import { describeScopes } from '#parts/access/scope-levels.ts'
import { TokenDates } from '#parts/access/TokenDates.tsx'
import { copy } from './copy.ts'
import { NewTokenDialog } from './NewTokenDialog.tsx'
import { useRevokeToken, useTokens } from './security.api.ts'
import { useSecurityStyles } from './SecurityPanel.styles.ts'

/** The user's access tokens: scopes, expiry and last use of each. */
export function TokenList() {
  const styles = useSecurityStyles()
  const tokens = useTokens()
  const [isCreating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState<AccessToken | null>(null)
  const list = tokens.data?.results ?? []
  return (
    <section className={styles.section} aria-label={copy.tokenList.title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{copy.tokenList.title}</h3>
        <Button size="small" onClick={() => setCreating(true)}>
          {copy.tokenList.add}
        </Button>
      </div>
      <Hint>{copy.tokenList.hint}</Hint>
      <ApiReferenceLink />
      {tokens.isPending && <SkeletonRows label={copy.tokenList.loading} rows={2} />}
      {tokens.isLoadingError && (
        <ErrorState title={copy.tokenList.failed} error={tokens.error} onRetry={() => void tokens.refetch()} />
      )}
      <ul className={styles.list}>
        {list.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={() => setRevoking(token)} />
        ))}
      </ul>
      {isCreating && <NewTokenDialog onClose={() => setCreating(false)} />}
      {revoking && <RevokeTokenDialog token={revoking} onClose={() => setRevoking(null)} />}
    </section>
  )
}

function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const styles = useSecurityStyles()
  const { name, scopes } = token
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <div className={styles.name}>
          {name}
          {isExpired(token) && <Tag>{copy.tokenList.expired}</Tag>}
        </div>
        <Hint>{describeScopes(scopes)}</Hint>
        <TokenDates token={token} />
      </div>
      <Button size="small" aria-label={copy.tokenList.revokeOf(name)} onClick={onRevoke}>
        {copy.tokenList.revoke}
      </Button>
    </li>
  )
}

function RevokeTokenDialog({ token, onClose }: { token: AccessToken; onClose: () => void }) {
  const revoke = useRevokeToken()
  return (
    <ConfirmDialog
      title={copy.revokeTokenDialog.title(token.name)}
      action={copy.revokeTokenDialog.action}
      isPending={revoke.isPending}
      onConfirm={() => revoke.mutate(token.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{copy.revokeTokenDialog.text}</p>
    </ConfirmDialog>
  )
}
