import { Button } from '@fluentui/react-components'
import type { RuledTemplate, RulePack } from 'openapi'
import { RulePackKey } from 'openapi/codes'
import { useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { formatFullDay } from 'ui-kit/days'
import { formatQuantity } from 'ui-kit/format'
import { HiddenText } from 'ui-kit/HiddenText'
import { SidePanel } from 'ui-kit/SidePanel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { ChoiceField } from '#parts/forms/ChoiceField.tsx'
import { type RuleChange, ruleChanges } from './rule-changes.ts'
import { useRuledTemplate, useRulePacks } from './rule-packs.api.ts'
import { useRulePackPanelStyles } from './RulePackPanel.styles.ts'

export interface RulePackPanelProps {
  /** The parts of the draft. */
  parts: RuledTemplate
  /** Takes the parts with the rules into the draft. */
  onUse: (ruled: RuledTemplate, pack: RulePack) => void
  onClose: () => void
}

/** Shows what a rule pack says, where it is from, and what it would change in the template, before it is used. */
export function RulePackPanel({ parts, onUse, onClose }: RulePackPanelProps) {
  const styles = useRulePackPanelStyles()
  const [chosen, setChosen] = useState<RulePackKey>(RulePackKey.federal_mortgage)
  const packs = useRulePacks()
  const pack = packs.data?.results.find(({ key }) => key === chosen)
  const { data: ruled, error } = useRuledTemplate(pack?.key, parts)
  const changes = ruled ? ruleChanges(parts, ruled) : []
  return (
    <SidePanel
      open
      title="Contract and lending rules"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            appearance="primary"
            disabled={changes.length === 0}
            onClick={() => {
              if (ruled && pack) onUse(ruled, pack)
            }}
          >
            {changes.length === 0 ? 'Use these rules' : `Change ${formatQuantity(changes.length, 'rule')}`}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <FormProblem error={packs.error ?? error} />
        {packs.isPending && <SkeletonRows label="Loading the rules" rows={5} />}
        {packs.data && (
          <ChoiceField
            label="Rules"
            value={chosen}
            options={packs.data.results.map(({ key, name }) => ({ value: key, label: name }))}
            onChange={setChosen}
          />
        )}
        {pack && <PackFacts pack={pack} />}
        {ruled && <ChangeList changes={changes} />}
      </div>
    </SidePanel>
  )
}

function PackFacts({ pack: { summary, sources, checked_on, disclaimer } }: { pack: RulePack }) {
  const styles = useRulePackPanelStyles()
  return (
    <>
      <p className={styles.text}>{summary}</p>
      <ul className={styles.sources} aria-label="Sources">
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a className={styles.link} href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{`Checked on ${formatFullDay(checked_on)}. ${disclaimer}`}</p>
    </>
  )
}

function ChangeList({ changes }: { changes: readonly RuleChange[] }) {
  const styles = useRulePackPanelStyles()
  return (
    <section aria-labelledby="rule-changes">
      <h3 id="rule-changes" className={styles.heading}>
        {changes.length === 0 ? 'This template follows these rules already' : 'What changes in this template'}
      </h3>
      <ul className={styles.list}>
        {changes.map(({ key, title, from, to }) => (
          <li key={key} className={styles.row}>
            <span className={styles.title}>{title}</span>
            {from === null ? (
              <span className={styles.to}>{`New: ${to}`}</span>
            ) : (
              <>
                <span className={styles.from}>
                  <HiddenText>From </HiddenText>
                  {from}
                </span>
                <span className={styles.to}>
                  <HiddenText>to </HiddenText>
                  {to}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
