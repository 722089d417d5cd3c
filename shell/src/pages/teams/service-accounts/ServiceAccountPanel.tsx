import { Button, MenuItem } from '@fluentui/react-components'
import type { ServiceAccount, ServiceToken } from 'openapi'
import { serviceAccountRoleLabels } from 'openapi/codes'
import { ActionsMenu } from 'ui-kit/ActionsMenu'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { Tag } from 'ui-kit/Tag'
import { isExpired } from '#parts/access/is-expired.ts'
import { describeScopes } from '#parts/access/scope-levels.ts'
import { TokenDates } from '#parts/access/TokenDates.tsx'
import { useServiceAccountStyles } from './ServiceAccounts.styles.ts'
import { useDisableServiceAccount, useServiceTokens } from './service-accounts.api.ts'
import { copy } from './copy.ts'

/** The open dialog. */
export type ServiceDialog =
  | { kind: 'create' }
  | { kind: 'edit' | 'delete'; account: ServiceAccount }
  | { kind: 'token'; account: ServiceAccount; rotates?: ServiceToken }
  | { kind: 'revoke'; account: ServiceAccount; token: ServiceToken }

export interface ServiceAccountPanelProps {
  account: ServiceAccount
  onOpen: (dialog: ServiceDialog) => void
}

/** One service account: what it may do, and its tokens. */
export function ServiceAccountPanel({ account, onOpen }: ServiceAccountPanelProps) {
  const styles = useServiceAccountStyles()
  const tokens = useServiceTokens(account.id)
  return (
    <Panel
      title={account.name}
      actions={
        <>
          {account.disabled && <Tag>{copy.serviceAccountPanel.disabled}</Tag>}
          <Tag>{serviceAccountRoleLabels[account.role]}</Tag>
          <Button
            size="small"
            aria-label={copy.serviceAccountPanel.newTokenFor(account.name)}
            onClick={() => onOpen({ kind: 'token', account })}
          >
            {copy.serviceAccountPanel.newToken}
          </Button>
          <AccountMenu account={account} onOpen={onOpen} />
        </>
      }
    >
      <Hint>{describeScopes(account.scopes)}</Hint>
      {tokens.isPending && <SkeletonRows label={copy.serviceAccountPanel.loading(account.name)} rows={1} />}
      {tokens.isLoadingError && (
        <ErrorState
          title={copy.serviceAccountPanel.failed}
          error={tokens.error}
          onRetry={() => void tokens.refetch()}
        />
      )}
      {tokens.data?.results.length === 0 && <p className={styles.none}>{copy.serviceAccountPanel.empty}</p>}
      {tokens.data && tokens.data.results.length > 0 && (
        <ul className={styles.tokens} aria-label={copy.serviceAccountPanel.tokens(account.name)}>
          {tokens.data.results.map((token) => (
            <TokenRow key={token.id} account={account} token={token} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function TokenRow({ account, token, onOpen }: ServiceAccountPanelProps & { token: ServiceToken }) {
  const styles = useServiceAccountStyles()
  const { name } = token
  return (
    <li className={styles.token}>
      <div className={styles.facts}>
        <div className={styles.name}>
          {name}
          {isExpired(token) && <Tag>{copy.serviceAccountPanel.expired}</Tag>}
        </div>
        <TokenDates token={token} />
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          aria-label={copy.serviceAccountPanel.rotateToken(name)}
          onClick={() => onOpen({ kind: 'token', account, rotates: token })}
        >
          {copy.serviceAccountPanel.rotate}
        </Button>
        <Button
          size="small"
          aria-label={copy.serviceAccountPanel.revokeToken(name)}
          onClick={() => onOpen({ kind: 'revoke', account, token })}
        >
          {copy.serviceAccountPanel.revoke}
        </Button>
      </div>
    </li>
  )
}

function AccountMenu({ account, onOpen }: ServiceAccountPanelProps) {
  const disable = useDisableServiceAccount(account)
  return (
    <ActionsMenu label={copy.serviceAccountPanel.actions(account.name)}>
      <MenuItem onClick={() => onOpen({ kind: 'edit', account })}>{copy.serviceAccountPanel.edit}</MenuItem>
      <MenuItem onClick={() => disable.mutate(!account.disabled)}>
        {account.disabled ? copy.serviceAccountPanel.enable : copy.serviceAccountPanel.disable}
      </MenuItem>
      <MenuItem onClick={() => onOpen({ kind: 'delete', account })}>{copy.serviceAccountPanel.delete}</MenuItem>
    </ActionsMenu>
  )
}
