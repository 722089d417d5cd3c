import { Button } from '@fluentui/react-components'
import type { LeadSource } from 'openapi'
import { leadSourceKindLabels } from 'openapi/codes'
import { Panel } from 'ui-kit/Panel'
import { Tag } from 'ui-kit/Tag'
import { useRetireLeadSource } from './lead-sources.api.ts'
import { useLeadSourcesStyles } from './LeadSources.styles.ts'
import { copy } from './copy.ts'

/** The sources that take no more leads. */
export function RetiredSources({ sources }: { sources: readonly LeadSource[] }) {
  const styles = useLeadSourcesStyles()
  const retire = useRetireLeadSource()
  return (
    <div className={styles.retired}>
      <Panel title={copy.retired.title}>
        <ul className={styles.list}>
          {sources.map((source) => (
            <li key={source.id} className={styles.row}>
              <span className={styles.name}>{source.name}</span>
              <Tag>{leadSourceKindLabels[source.kind]}</Tag>
              <Button
                size="small"
                aria-label={copy.retired.restoreOf(source.name)}
                onClick={() => retire({ source, retired: false })}
              >
                {copy.retired.restore}
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
