import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import type { ServiceAccount, ServiceToken } from 'openapi'
import { serviceAccountRoleLabels } from 'openapi/codes'
import { ErrorState } from 'ui-kit/ErrorState'
import { HiddenText } from 'ui-kit/HiddenText'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { Tag } from 'ui-kit/Tag'
import { isExpired } from '#parts/access/is-expired.ts'
import { describeScopes } from '#parts/access/scope-levels.ts'
import { TokenDates } from '#parts/access/TokenDates.tsx'
import { useServiceAccountStyles } from './ServiceAccounts.styles.ts'
import { useDisableServiceAccount, useServiceTokens } from './service-accounts.api.ts'
import type { ServiceDialog } from './ServiceAccountsView.tsx'

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
          {account.disabled && <Tag>Disabled</Tag>}
          <Tag>{serviceAccountRoleLabels[account.role]}</Tag>
          <Button size="small" onClick={() => onOpen({ kind: 'token', account })}>
            New token<HiddenText> for {account.name}</HiddenText>
          </Button>
          <AccountMenu account={account} onOpen={onOpen} />
        </>
      }
    >
      <Hint>{describeScopes(account.scopes)}</Hint>
      {tokens.isPending && <SkeletonRows label={`Loading the tokens of ${account.name}`} rows={1} />}
      {tokens.isError && (
        <ErrorState title="The tokens could not be loaded" error={tokens.error} onRetry={() => void tokens.refetch()} />
      )}
      {tokens.data?.results.length === 0 && <p className={styles.none}>No token yet, so it lets nobody in.</p>}
      {tokens.data && tokens.data.results.length > 0 && (
        <ul className={styles.tokens} aria-label={`Tokens of ${account.name}`}>
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
          {isExpired(token) && <Tag>Expired</Tag>}
        </div>
        <TokenDates token={token} />
      </div>
      <div className={styles.actions}>
        <Button size="small" onClick={() => onOpen({ kind: 'token', account, rotates: token })}>
          Rotate<HiddenText> {name}</HiddenText>
        </Button>
        <Button size="small" onClick={() => onOpen({ kind: 'revoke', account, token })}>
          Revoke<HiddenText> {name}</HiddenText>
        </Button>
      </div>
    </li>
  )
}

function AccountMenu({ account, onOpen }: ServiceAccountPanelProps) {
  const disable = useDisableServiceAccount(account)
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          size="small"
          icon={<MoreHorizontalRegular />}
          aria-label={`More of ${account.name}`}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={() => onOpen({ kind: 'edit', account })}>Edit</MenuItem>
          <MenuItem onClick={() => disable.mutate(!account.disabled)}>
            {account.disabled ? 'Enable' : 'Disable'}
          </MenuItem>
          <MenuItem onClick={() => onOpen({ kind: 'delete', account })}>Delete</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
