import { Button, MenuItem } from '@fluentui/react-components'
import type { LeadSource } from 'openapi'
import { contactSourceLabels, LeadSourceKind, leadSourceKindLabels } from 'openapi/codes'
import { Link as RouterLink } from 'react-router'
import { useTeamPeople } from 'remote-kit/team-people'
import { ActionsMenu } from 'ui-kit/ActionsMenu'
import { CopyField } from 'ui-kit/CopyField'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { Tag } from 'ui-kit/Tag'
import { ApiReferenceLink } from '#parts/access/ApiReferenceLink.tsx'
import { formAddress } from './form-address.ts'
import { useRetireLeadSource } from './lead-sources.api.ts'
import { useLeadSourcesStyles } from './LeadSources.styles.ts'
import { copy } from './copy.ts'

/** The open dialog. */
export type SourceDialog = { kind: 'create' } | { kind: 'edit' | 'embed' | 'rotate'; source: LeadSource }

export interface LeadSourcePanelProps {
  source: LeadSource
  onOpen: (dialog: SourceDialog) => void
}

/** One lead source: who gets its leads, and how they come in. */
export function LeadSourcePanel({ source, onOpen }: LeadSourcePanelProps) {
  const styles = useLeadSourcesStyles()
  const people = useTeamPeople()
  const { name, kind } = source
  return (
    <Panel
      title={name}
      actions={
        <>
          <Tag>{leadSourceKindLabels[kind]}</Tag>
          <SourceMenu source={source} onOpen={onOpen} />
        </>
      }
    >
      <dl className={styles.facts}>
        <dt className={styles.term}>{copy.panel.goesTo}</dt>
        <dd className={styles.value}>{people.nameOf(source.owner) || copy.panel.accountOwner}</dd>
        <dt className={styles.term}>{copy.panel.listedAs}</dt>
        <dd className={styles.value}>{contactSourceLabels[source.source]}</dd>
      </dl>
      <Entrance source={source} onOpen={onOpen} />
    </Panel>
  )
}

/** Where its leads come in. */
function Entrance({ source, onOpen }: LeadSourcePanelProps) {
  const styles = useLeadSourcesStyles()
  const { id, name, key, address } = source
  if (source.kind === LeadSourceKind.file) {
    return (
      <div className={styles.hint}>
        <Hint>{copy.panel.fileHint}</Hint>
        <RouterLink className={styles.importFile} to="/agent/leads?import=new">
          {copy.panel.importFile}
        </RouterLink>
      </div>
    )
  }
  if (address !== null) {
    return (
      <>
        <CopyField label={copy.panel.email(name)} value={address} />
        <div className={styles.hint}>
          <Hint>{copy.panel.emailHint}</Hint>
        </div>
      </>
    )
  }
  if (key === null) {
    return (
      <>
        <CopyField label={copy.panel.id(name)} value={id} />
        <div className={styles.hint}>
          <Hint>{copy.panel.apiHint}</Hint>
          <ApiReferenceLink />
        </div>
      </>
    )
  }
  return (
    <>
      <CopyField label={copy.panel.link(name)} value={formAddress(key)} />
      <div className={styles.buttons}>
        <Button aria-label={copy.panel.embedOf(name)} onClick={() => onOpen({ kind: 'embed', source })}>
          {copy.panel.embed}
        </Button>
        <Button as="a" href={formAddress(key)} target="_blank" rel="noreferrer" aria-label={copy.panel.openOf(name)}>
          {copy.panel.open}
        </Button>
      </div>
    </>
  )
}

function SourceMenu({ source, onOpen }: LeadSourcePanelProps) {
  const retire = useRetireLeadSource()
  return (
    <ActionsMenu label={copy.panel.actions(source.name)}>
      <MenuItem onClick={() => onOpen({ kind: 'edit', source })}>{copy.panel.edit}</MenuItem>
      {(source.kind === 'form' || source.kind === 'email') && (
        <MenuItem onClick={() => onOpen({ kind: 'rotate', source })}>{copy.panel.rotate[source.kind]}</MenuItem>
      )}
      <MenuItem onClick={() => retire({ source, retired: true })}>{copy.panel.retire}</MenuItem>
    </ActionsMenu>
  )
}
