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
import { copy } from './copy.ts'
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
      title={copy.rulePackPanel.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.rulePackPanel.cancel}</Button>
          <Button
            appearance="primary"
            disabledFocusable={changes.length === 0}
            onClick={() => {
              if (ruled && pack) onUse(ruled, pack)
            }}
          >
            {changes.length === 0
              ? copy.rulePackPanel.use
              : copy.rulePackPanel.change(formatQuantity(changes.length, 'rule'))}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <FormProblem error={packs.error ?? error} />
        {packs.isPending && <SkeletonRows label={copy.rulePackPanel.loading} rows={5} />}
        {packs.data && (
          <ChoiceField
            label={copy.rulePackPanel.label}
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
      <ul className={styles.sources} aria-label={copy.packFacts.sources}>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a className={styles.link} href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{copy.packFacts.checked(formatFullDay(checked_on), disclaimer)}</p>
    </>
  )
}

function ChangeList({ changes }: { changes: readonly RuleChange[] }) {
  const styles = useRulePackPanelStyles()
  return (
    <section aria-labelledby="rule-changes">
      <h3 id="rule-changes" className={styles.heading}>
        {changes.length === 0 ? copy.changeList.same : copy.changeList.changes}
      </h3>
      <ul className={styles.list}>
        {changes.map(({ key, title, from, to }) => (
          <li key={key} className={styles.row}>
            <span className={styles.title}>{title}</span>
            {from === null ? (
              <span className={styles.to}>{copy.changeList.added(to)}</span>
            ) : (
              <>
                <span className={styles.from}>
                  <HiddenText>{`${copy.changeList.from} `}</HiddenText>
                  {from}
                </span>
                <span className={styles.to}>
                  <HiddenText>{`${copy.changeList.to} `}</HiddenText>
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
